package org.breakeven.imports.prices;

import java.util.List;
import org.breakeven.catalog.CardCatalog;
import org.breakeven.catalog.InstanceCatalog;

/// Every price-sheet format, in the order in which they are asked.
public final class PriceImporters {

    private PriceImporters() { }

    public static List<PriceImporter> all(CardCatalog cards, InstanceCatalog instances) {
        CardNames names = new CardNames(cards, instances);
        return List.of(
                new BreakevenSheet(names),
                new SkyPilotCatalog(names),
                new RunPodGpuTypes(names),
                new LambdaInstanceTypes(names),
                new VerdaInstanceTypes(names),
                new VastOffers(names),
                new VultrPlans(names),
                new DigitalOceanSizes(names),
                new JarvisLabsServerMeta(names),
                new SilybenchPrices(names),
                new GetDeployingObservations(names),
                new GpuhuntCatalog(names),
                new OciPriceList(names),
                new AzureRetailPrices(names),
                new AwsPriceList(names),
                new GcpBillingSkus(names),
                new GcostsPricing(names),
                new FsdlCloudGpus(names),
                new TencentPricePage(names),
                new ProviderPlans(names),
                new CuratedRateCards(names),
                new OpenCostPricing(names),
                new FsdlServerless(names),
                new OvhCatalog(names),
                new AutoDlInstances(names),
                new AliyunPrices(names),
                new PriceHistory(names));
    }
}
