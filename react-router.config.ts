import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // One manifest with the page instead of a request for each new link.
  routeDiscovery: { mode: 'initial' },
  serverModuleFormat: 'esm',
} satisfies Config
