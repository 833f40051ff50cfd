/** One and a half times as long as a page takes on a phone with a slow connection. */
const LONGEST_WAIT_MS = 4_000

/**
 * Waits until the page is painted, so that scripts do not compete with pictures for network and processor; links and
 * forms work without them. The first touch or key starts the scripts at once, and a picture that never finishes loading
 * delays them by LONGEST_WAIT_MS at most. After `load` it waits one frame, in which the pictures are painted.
 */
const DRAWN = `await new Promise((go)=>{
if(document.readyState==="complete")return go();
addEventListener("load",()=>document.hidden?go():requestAnimationFrame(()=>setTimeout(go)),{once:true});
for(const act of ["pointerdown","keydown"])addEventListener(act,go,{once:true,capture:true});
setTimeout(go,${LONGEST_WAIT_MS});
});`

/** Vite's manifest of the browser's build: per source its output file and the static imports. */
export type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>

export const ENTRY = 'src/web/entry.client.tsx'

/**
 * Inline script that starts a page after it is painted (docs/decisions/045), by the sources that the page needs besides
 * the entry. It requests all files in parallel: following imports one by one would take a round trip per level.
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

/** The built file of a source, such as 'assets/entry.client-Ab12.js'. Throws if the build has none. */
export function fileOf(manifest: Manifest, source: string): string {
  const chunk = manifest[source]
  if (!chunk)
    throw new Error(`The browser's build has no ${source}: src/web/page-start.ts and vite.config.ts name its entries.`)
  return chunk.file
}
