import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ConsoleBuild } from '../../console/console-page.ts'
import type * as entry from '../../console/render-console.tsx'
import { VERSION } from '../release.ts'

/** The console's pages as Vite built them, apart from the dealers' (STAFF-1). */
export async function loadConsoleBuild(folder: string): Promise<ConsoleBuild> {
  const file = join(folder, 'console', 'index.js')
  if (!existsSync(file)) throw new Error(`The console is not built: ${file} is missing. Run npm run build.`)
  const { createRenderer }: typeof entry = await import(pathToFileURL(file).href)
  const script = readFileSync(join(folder, 'console-script', 'start.js'), 'utf8')
  return createRenderer((text) => hash('sha256', text).slice(0, 12), script, `Forecourt ${VERSION}`)
}
