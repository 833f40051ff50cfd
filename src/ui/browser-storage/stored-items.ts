import { STORAGE_KEYS, type StorageKey } from '#domain/visitor/storage-keys.ts'

/**
 * Access to browser storage by the table of stored items (storage-keys.ts). If the browser forbids storage or it is
 * full, nothing is stored, and pages still work.
 */
export function storedText(key: StorageKey): string | null {
  try {
    return window[STORAGE_KEYS[key]].getItem(key)
  } catch {
    // Forbidden by the browser's settings: nothing is stored.
    return null
  }
}

/**
 * Marks the page before it is painted with what this browser knows of its buyer ('state', 'trade', 'plan'), so that the
 * lines that a script writes later have their room (price-story.css). An inline script of every page.
 */
export const MARK_BUYER = `try{const s=localStorage,j=k=>JSON.parse(s.getItem(k))||{},p=j("repayment-plan"),m=[s.getItem("buyer-state")&&"state",(p.trade_in||j("valuation").middle)&&"trade",(p.deposit||p.months||p.frequency)&&"plan"].filter(Boolean).join(" ");if(m)document.documentElement.dataset.mine=m}catch{}`

/** The JSON value stored under a key; null if there is none, or it is not JSON. */
export function storedJson(key: StorageKey): unknown {
  try {
    return JSON.parse(storedText(key) ?? 'null')
  } catch {
    // Not JSON: another script wrote to our key.
    return null
  }
}

export function storeText(key: StorageKey, text: string): void {
  try {
    window[STORAGE_KEYS[key]].setItem(key, text)
  } catch {
    // Forbidden or full: it is not stored.
  }
}

export function forgetText(key: StorageKey): void {
  try {
    window[STORAGE_KEYS[key]].removeItem(key)
  } catch {
    // Forbidden: nothing was stored.
  }
}

/** Whether a script-readable cookie exists; only the server sets and deletes ours. */
export function hasCookie(name: string): boolean {
  return document.cookie.includes(`${name}=`)
}

/** Deletes third parties' cookies by name, for our hostname and each of its parent domains. */
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
