/** Runs in a worker of its own: what a process reads for its first figure is there for all that follow. */
(0).toLocaleString();
self.close();
