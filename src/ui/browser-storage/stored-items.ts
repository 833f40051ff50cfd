import { STORAGE_KEYS, type StorageKey } from '#domain/visitor/storage-keys.ts'

/**
 * The browser's storage, by the table of what may be kept (storage-keys.ts). A browser that forbids it or is full keeps
 * nothing, and no page is the worse for it.
 */
export function storedText(key: StorageKey): string | null {
  try {
    return window[STORAGE_KEYS[key]].getItem(key)
  } catch {
    // Forbidden by the browser's settings: nothing is kept.
    return null
  }
}

/** What is kept under a key as JSON; null where there is nothing, or something that is none. */
export function storedJson(key: StorageKey): unknown {
  try {
    return JSON.parse(storedText(key) ?? 'null')
  } catch {
    // Someone else wrote under our key.
    return null
  }
}

export function storeText(key: StorageKey, text: string): void {
  try {
    window[STORAGE_KEYS[key]].setItem(key, text)
  } catch {
    // Forbidden or full: it is not kept.
  }
}

export function forgetText(key: StorageKey): void {
  try {
    window[STORAGE_KEYS[key]].removeItem(key)
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
