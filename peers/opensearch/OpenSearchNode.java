import org.codelibs.opensearch.runner.OpenSearchRunner;

/** One node of a cluster on this machine. Runs until the process is stopped or its parent ends. */
class OpenSearchNode {
  /** Arguments: the node's number from 1, a folder, the first HTTP port, the first transport port, how many nodes. */
  public static void main(String[] arguments) throws Exception {
    int number = Integer.parseInt(arguments[0]);
    String folder = arguments[1];
    int httpPort = Integer.parseInt(arguments[2]) + number - 1;
    int transportPort = Integer.parseInt(arguments[3]);
    int nodes = Integer.parseInt(arguments[4]);
    String[] names = new String[nodes];
    String[] addresses = new String[nodes];
    for (int node = 0; node < nodes; node++) {
      names[node] = "node-" + (node + 1);
      addresses[node] = "127.0.0.1:" + (transportPort + node);
    }

    OpenSearchRunner runner = new OpenSearchRunner();
    // The ports are given: the runner need not look for free ones.
    runner.setMaxHttpPort(-1);
    runner.onBuild((index, settings) -> {
      settings.put("node.name", names[number - 1]);
      settings.put("network.host", "127.0.0.1");
      settings.put("http.port", httpPort);
      settings.put("transport.port", transportPort + number - 1);
      settings.putList("discovery.seed_hosts", addresses);
      settings.putList("cluster.initial_cluster_manager_nodes", names);
      // A peer to measure by: how full this machine's disk is does not matter to it.
      settings.put("cluster.routing.allocation.disk.threshold_enabled", false);
    });
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      try {
        runner.close();
      } catch (Exception error) {
        error.printStackTrace();
      }
    }));
    runner.build(
        OpenSearchRunner.newConfigs()
            .clusterName("forecourt-peer")
            .basePath(folder + "/" + names[number - 1])
            .numOfNode(1)
            .disableESLogger());
    while (System.in.read() != -1) {}
    System.exit(0);
  }
}
