package org.breakeven.bench;

import com.sun.management.GarbageCollectionNotificationInfo;
import java.io.IOException;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.lang.management.MemoryUsage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import javax.management.Notification;
import javax.management.NotificationEmitter;
import javax.management.openmbean.CompositeData;

/// The memory of this process at its highest.
final class ProcessMemory {

    private static final Path STATUS = Path.of("/proc/self/status");
    private static final Set<String> HEAP = ManagementFactory.getMemoryPoolMXBeans().stream()
            .filter(pool -> pool.getType() == MemoryType.HEAP).map(MemoryPoolMXBean::getName).collect(Collectors.toSet());

    private final AtomicLong kept = new AtomicLong();

    private ProcessMemory() { }

    static ProcessMemory watched() {
        ProcessMemory memory = new ProcessMemory();
        for (GarbageCollectorMXBean collector : ManagementFactory.getGarbageCollectorMXBeans()) {
            ((NotificationEmitter) collector).addNotificationListener((what, _) -> memory.collected(what), null, null);
        }
        return memory;
    }

    private void collected(Notification what) {
        if (what.getType().equals(GarbageCollectionNotificationInfo.GARBAGE_COLLECTION_NOTIFICATION)) {
            Map<String, MemoryUsage> after = GarbageCollectionNotificationInfo.from((CompositeData) what.getUserData())
                    .getGcInfo().getMemoryUsageAfterGc();
            long used = after.entrySet().stream().filter(pool -> HEAP.contains(pool.getKey()))
                    .mapToLong(pool -> pool.getValue().getUsed()).sum();
            kept.accumulateAndGet(used, Math::max);
        }
    }

    /// Bytes of Java objects there were at most after a collection, 0 if there was none.
    long kept() {
        return kept.get();
    }

    /// Bytes of the whole process where the system tells (Linux), else of Java's own memory.
    long peak() throws IOException {
        if (Files.isReadable(STATUS)) {
            return Files.readAllLines(STATUS).stream().filter(line -> line.startsWith("VmHWM:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) * 1024).findFirst().orElse(0);
        }
        return ManagementFactory.getMemoryPoolMXBeans().stream().mapToLong(pool -> pool.getPeakUsage().getUsed()).sum();
    }
}
