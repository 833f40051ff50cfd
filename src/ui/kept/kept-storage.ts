import { KEPT_WHERE, type KeptKey } from '#domain/visitor/kept-where.ts'

/**
 * The browser's storage, by the table of what may be kept (kept-where.ts). A browser that forbids it or is full keeps
 * nothing, and no page is the worse for it.
 */
export function keptText(key: KeptKey): string | null {
  try {
    return window[KEPT_WHERE[key]].getItem(key)
  } catch {
    // Forbidden by the browser's settings: nothing is kept.
    return null
  }
}

/** What is kept under a key as JSON; null where there is nothing, or something that is none. */
export function keptJson(key: KeptKey): unknown {
  try {
    return JSON.parse(keptText(key) ?? 'null')
  } catch {
    // Someone else wrote under our key.
    return null
  }
}

export function keepText(key: KeptKey, text: string): void {
  try {
    window[KEPT_WHERE[key]].setItem(key, text)
  } catch {
    // Forbidden or full: it is not kept.
  }
}

export function forgetText(key: KeptKey): void {
  try {
    window[KEPT_WHERE[key]].removeItem(key)
  } catch {
    // Forbidden: nothing was kept.
  }
}

/** Whether a cookie that a page may see is here; the server alone sets and ends ours. */
export function hasCookie(name: string): boolean {
  return document.cookie.includes(`${name}=`)
}

/** Ends the cookies that others set here, by their names: for our name, and for each that ours is under. */
export function forgetCookies(names: RegExp): void {
  const labels = location.hostname.split('.')
  const domains = ['', ...labels.map((_, at) => `; Domain=${labels.slice(at).join('.')}`)]
  for (const pair of document.cookie.split('; ')) {
    const [name = ''] = pair.split('=')
    if (!names.test(name)) continue
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
    for (const domain of domains) document.cookie = `${name}=; Max-Age=0; Path=/${domain}`
  }
}
