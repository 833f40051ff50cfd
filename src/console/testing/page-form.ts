/** A form of a page as a browser holds it, with what a person types into it. */
export interface PageForm {
  /** What the controls hold, in the order of the page. */
  readonly fields: readonly (readonly [name: string, value: string])[]
  value(name: string): string | null
  typed(name: string, value: string): PageForm
  /** As it is sent by a button. */
  sent(button?: readonly [name: string, value: string]): URLSearchParams
}

/** The form of a page that is sent to `action`; of several, the first that holds the text `having`. */
export function formOf(html: string, action: string, having = ''): PageForm {
  const forms = [...html.matchAll(/<form([^>]*)>([\s\S]*?)<\/form>/g)]
  const found = forms.find(
    ([, tag = '', body = '']) => attributes(tag)['action']?.split('#')[0] === action && body.includes(having),
  )
  if (!found) throw new Error(`The page has no form for ${action}. It has: ${forms.map(([, tag]) => tag).join('; ')}`)
  const { id } = attributes(found[1] ?? '')
  return pageForm([...fieldsOf(found[2] ?? ''), ...(id === undefined ? [] : fieldsOf(html, id))])
}

/** A form with these fields. */
export function pageForm(fields: PageForm['fields']): PageForm {
  return {
    fields,
    value: (name) => fields.find(([each]) => each === name)?.[1] ?? null,
    typed: (name, value) => pageForm([...fields.filter(([each]) => each !== name), [name, value]]),
    sent: (button) =>
      new URLSearchParams([...fields, ...(button ? [button] : [])].map(([name, value]) => [name, value])),
  }
}

const CONTROL = /<input([^>]*)>|<select([^>]*)>([\s\S]*?)<\/select>|<textarea([^>]*)>([\s\S]*?)<\/textarea>/g
const NOT_SENT = ['submit', 'button', 'file', 'reset']

/** The controls of a form; with its id, those of the page that are beside it. */
function fieldsOf(body: string, beside?: string): PageForm['fields'] {
  return [...body.matchAll(CONTROL)].flatMap(([, input, select, options = '', area, text = '']) => {
    const tag = attributes(input ?? select ?? area ?? '')
    const { name, type = 'text', value } = tag
    if (name === undefined || name === '' || 'disabled' in tag || tag['form'] !== beside) return []
    if (area !== undefined) return [[name, plain(text).replace(/^\n/, '')] as const]
    if (select !== undefined) {
      const all = [...options.matchAll(/<option([^>]*)>([^<]*)/g)].map(([, own = '', label = '']) => ({
        own: attributes(own),
        label: plain(label),
      }))
      const chosen = all.find(({ own }) => 'selected' in own) ?? all[0]
      return chosen ? [[name, chosen.own['value'] ?? chosen.label] as const] : []
    }
    const isBox = type === 'checkbox' || type === 'radio'
    if (NOT_SENT.includes(type) || (isBox && !('checked' in tag))) return []
    return [[name, value ?? (isBox ? 'on' : '')] as const]
  })
}

function attributes(tag: string): Readonly<Record<string, string>> {
  const found = tag.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name.toLowerCase(), plain(value)]))
}

/** Text of a page without its entities. */
export function plain(text: string): string {
  const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', '#x27': "'" }
  return text.replace(/<!-- -->/g, '').replace(/&(#x27|\w+);/g, (whole, name: string) => named[name] ?? whole)
}
