import type { SentForm } from '#domain/form/sent-form.ts'
import { isForm } from './calls/json-api.ts'
import { pagePath } from './page-data.ts'

/**
 * H4-6: keeps the form of a POST before anyone reads its body. The function gives it back; null if there is none. Photos are
 * not kept: they are read as they come (H4-3), and a copy would hold them all in memory.
 */
export function keptForm(request: Request): () => Promise<SentForm | null> {
  if (request.method !== 'POST' || !isForm(request)) return async () => null
  const copy = request.clone()
  return async () => {
    const { pathname, search } = new URL(copy.url)
    const form = await copy.formData()
    const fields = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
    return { to: (pagePath(pathname) ?? pathname) + search, fields }
  }
}
