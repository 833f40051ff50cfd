import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type * as entry from '../../console/entry.server.tsx'
import type { ConsoleBuild } from '../../console/shown.ts'
import { VERSION } from '../release.ts'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

/** The console's pages and scripts as Vite built them, apart from the dealers' (STAFF-1). */
export async function loadConsoleBuild(folder: string): Promise<ConsoleBuild> {
  const file = join(folder, 'console', 'index.js')
  if (!existsSync(file)) throw new Error(`The console is not built: ${file} is missing. Run npm run build.`)
  const { createRenderer }: typeof entry = await import(pathToFileURL(file).href)
  const browser = join(folder, 'console-browser')
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
    readFileSync(join(browser, '.vite', 'manifest.json'), 'utf8'),
  )
  const [start = '', ...others] = filesOf(manifest, 'src/console/entry.client.tsx')
  const scripts = new Map<string, readonly string[]>()
  for (const source of Object.keys(manifest)) {
    const kind = /\/([\w-]+)\.page\.tsx$/.exec(source)?.[1]
    const files = new Set([...filesOf(manifest, source), ...others])
    files.delete(start)
    if (kind) scripts.set(kind, [...files])
  }
  const files = { entry: start, scriptsOf: (kind: string) => scripts.get(kind) ?? [] }
  const names = readdirSync(join(browser, 'console'))
  const built = names.map((name) => [`/console/${name}`, readFileSync(join(browser, 'console', name))] as const)
  const isTypeface = ([path]: (typeof built)[number]) => path.endsWith('.woff2')
  return {
    ...createRenderer((text) => hash('sha256', text).slice(0, 12), files, `Forecourt ${VERSION}`),
    scripts: new Map(built.filter((each) => !isTypeface(each)).map(([path, bytes]) => [path, bytes.toString('utf8')])),
    typefaces: new Map(built.filter(isTypeface).map(([path, bytes]) => [path, new Uint8Array(bytes)])),
  }
}

/** The addresses of a module's file and of all that it imports at once, its own first. */
function filesOf(manifest: Readonly<Record<string, Chunk>>, source: string): readonly string[] {
  const addresses = new Set<string>()
  const add = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || addresses.has(`/${chunk.file}`)) return
    addresses.add(`/${chunk.file}`)
    for (const each of chunk.imports ?? []) add(each)
  }
  add(source)
  return [...addresses]
}
