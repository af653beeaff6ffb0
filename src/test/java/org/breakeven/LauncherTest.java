package org.breakeven;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.junit.jupiter.api.Test;

class LauncherTest {

    /// 52 is the class file version of Java 8: newer ones end in an UnsupportedClassVersionError there.
    @Test
    void anOldJavaCanReadTheLauncher() throws IOException {
        for (String name : new String[] {"Launcher.class", "Launcher$ClassPathIsIntended.class", "Launcher$BeforeTheFirstWindow.class"}) {
            try (InputStream in = Launcher.class.getResourceAsStream(name); DataInputStream data = new DataInputStream(in)) {
                data.readInt();
                data.readUnsignedShort();
                assertThat(data.readUnsignedShort()).as(name).isEqualTo(52);
            }
        }
    }

    @Test
    void readsOldAndNewVersionNumbers() {
        assertThat(Launcher.major("1.8")).isEqualTo(8);
        assertThat(Launcher.major("17")).isEqualTo(17);
        assertThat(Launcher.major("25")).isEqualTo(25);
        assertThat(Launcher.major("")).isZero();
    }
}
