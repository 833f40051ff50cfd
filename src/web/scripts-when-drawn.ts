/** What a phone on a slow line needs for a page, and half as much again. */
const LONGEST_WAIT_MS = 4_000

/**
 * What waits for a page to be drawn: the browser has the line and the processor to itself for what a visitor looks at, and every
 * link and form works without a script meanwhile. A first touch or key calls the scripts sooner, for who acts wants an answer;
 * a picture that never ends does not keep them back for long. After `load` a frame goes by, in which the pictures are drawn.
 */
const DRAWN = `await new Promise((go)=>{
if(document.readyState==="complete")return go();
addEventListener("load",()=>document.hidden?go():requestAnimationFrame(()=>setTimeout(go)),{once:true});
for(const act of ["pointerdown","keydown"])addEventListener(act,go,{once:true,capture:true});
setTimeout(go,${LONGEST_WAIT_MS});
});`

/**
 * Makes the scripts of a page that React Router rendered start once it is drawn (decision 045). Leans on the links and the one
 * module script that the router writes: throws where it finds none, which `serving.test.ts` tells at its next version.
 */
export function scriptsWhenDrawn(html: string): string {
  const first = html.indexOf(LINK)
  const script = html.lastIndexOf(SCRIPT)
  if (first < 0 && script < 0) return html
  let linksEnd = first
  while (html.startsWith(LINK, linksEnd)) linksEnd = html.indexOf('>', linksEnd) + 1
  const codeStart = script + SCRIPT.length
  const codeEnd = html.indexOf('</script>', codeStart)
  const links = html.slice(first, linksEnd)
  const code = html.slice(codeStart, codeEnd)
  return html.slice(0, first) + html.slice(linksEnd, codeStart) + startOf(links, code) + html.slice(codeEnd)
}

const LINK = '<link rel="modulepreload" '
const SCRIPT = '<script type="module" async="">'

/** One a kind of page, so that it is written once. */
const starts = new Map<string, string>()

function startOf(links: string, code: string): string {
  const key = links + code
  const start = starts.get(key) ?? written(links, code)
  starts.set(key, start)
  return start
}

function written(links: string, code: string): string {
  const modules: { readonly name: string; readonly address: string }[] = []
  const rest = code.replace(/import (?:\* as (\w+) from )?"([^"]+)";/g, (_all, name = '', address: string) => {
    modules.push({ name, address })
    return ''
  })
  const addresses = [...links.matchAll(/ href="([^"]+)"/g)].map(([, address]) => address)
  if (modules.length === 0 || /\bimport\s+[^(\s]/.test(rest))
    throw new Error(`The router writes its scripts in a way that scripts-when-drawn.ts does not know: ${code}`)
  return [
    DRAWN,
    `for(const href of ${JSON.stringify(addresses)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));`,
    `const [${modules.map(({ name }) => name)}]=await Promise.all([${modules.map(({ address }) => `import(${JSON.stringify(address)})`)}]);`,
    rest.trim(),
  ].join('\n')
}
