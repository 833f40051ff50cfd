/** What a phone on a slow line needs for a page, and half as much again. */
const LONGEST_WAIT_MS = 4_000

/**
 * Waits until the page is drawn: until then the browser has the line and the processor to itself for what a visitor looks at,
 * and every link and form works without a script. A first touch or key starts the scripts sooner, for it wants an answer; a
 * picture that never ends does not keep them back for long. After `load` a frame goes by, in which the pictures are drawn.
 */
const DRAWN = `await new Promise((go)=>{
if(document.readyState==="complete")return go();
addEventListener("load",()=>document.hidden?go():requestAnimationFrame(()=>setTimeout(go)),{once:true});
for(const act of ["pointerdown","keydown"])addEventListener(act,go,{once:true,capture:true});
setTimeout(go,${LONGEST_WAIT_MS});
});`

/** Vite's manifest of the browser's build: a source's file, and the sources that this file imports at once. */
export type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>

const ENTRY = 'src/web/entry.client.tsx'

/**
 * The script that starts a page once it is drawn (docs/decisions/045), by the sources that the page needs besides the entry.
 * It asks for all their files at once, for each would name the next only when it is here.
 */
export function pageStarts(manifest: Manifest): (sources: readonly string[]) => string {
  const starts = new Map<string, string>()
  return (sources) => {
    const key = sources.join(' ')
    const start = starts.get(key) ?? startOf(manifest, [ENTRY, ...sources])
    starts.set(key, start)
    return start
  }
}

function startOf(manifest: Manifest, sources: readonly string[]): string {
  const addresses = [...withImports(manifest, sources)].map((source) => `/${fileOf(manifest, source)}`)
  return `<script type="module" async="">${DRAWN}
for(const href of ${JSON.stringify(addresses)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
import("/${fileOf(manifest, ENTRY)}");</script>`
}

function withImports(manifest: Manifest, sources: readonly string[], found = new Set<string>()): ReadonlySet<string> {
  for (const source of sources) {
    if (found.has(source)) continue
    found.add(source)
    withImports(manifest, manifest[source]?.imports ?? [], found)
  }
  return found
}

function fileOf(manifest: Manifest, source: string): string {
  const chunk = manifest[source]
  if (!chunk)
    throw new Error(`The browser's build has no ${source}: src/web/page-start.ts and vite.config.ts name its entries.`)
  return chunk.file
}
