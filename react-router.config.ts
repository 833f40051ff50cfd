import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // One manifest with the page instead of a request for each new link.
  routeDiscovery: { mode: 'initial' },
  serverModuleFormat: 'esm',
  buildEnd: ({ reactRouterConfig }) => withoutCalls(join(reactRouterConfig.buildDirectory, 'client', 'assets')),
} satisfies Config

/**
 * Takes calls and files out of the list of routes that browsers carry (0.4 kB of the listing's 120): they are fetched or
 * left to the browser, and where the router does meet one, as `/cars`, the server's answer says where to go.
 */
async function withoutCalls(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /^manifest-\w+\.js$/.test(name))
  if (names.length !== 1) throw new Error(`React Router no longer writes one manifest: ${names.join(', ') || 'none'}.`)
  const file = join(folder, names.join())
  const [, before = '', json = '', after = ''] = /^([^{]*)(\{.*\})(;?)\s*$/s.exec(await readFile(file, 'utf8')) ?? []
  const manifest: Manifest = JSON.parse(json)
  const pages = Object.entries(manifest.routes).filter(([, route]) => route.hasDefaultExport)
  // What is not said of a route is taken as false or none; whether it is a page is clear by now.
  const told = (name: string, value: unknown) =>
    value === false || name === 'hasDefaultExport' || (name === 'css' && String(value) === '') ? undefined : value
  await writeFile(file, before + JSON.stringify({ ...manifest, routes: Object.fromEntries(pages) }, told) + after)
}

interface Manifest {
  readonly routes: Readonly<Record<string, { readonly hasDefaultExport: boolean }>>
}
