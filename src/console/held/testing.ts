import type { createConsole } from '../console-app.ts'

const ORIGIN = 'http://console.localhost'

/** A browser at the console without script: it keeps cookies, follows redirects and sends forms as pages have them. */
export function createVisit(app: ReturnType<typeof createConsole>) {
  const jar = new Map<string, string>()
  let at = '/'
  async function ask(path: string, body: string | null, referer = at): Promise<{ status: number; html: string }> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const type = body === null ? {} : { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await app.request(ORIGIN + path, {
      method: body === null ? 'GET' : 'POST',
      headers: { cookie, referer: ORIGIN + referer, ...type },
      ...(body === null ? {} : { body }),
    })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (/max-age=0/i.test(set)) jar.delete(name)
      else jar.set(name, value)
    }
    at = path
    const to = answer.headers.get('location')
    if (to !== null) return ask(to, answer.status === 307 ? body : null, referer)
    // Without React’s marks between two texts.
    return { status: answer.status, html: (await answer.text()).replaceAll('<!-- -->', '') }
  }
  return {
    jar,
    /** Where the last answer came from. */
    at: () => at,
    open: (path: string) => ask(path, null),
    send: (path: string, fields: readonly (readonly [string, string])[]) =>
      ask(path, new URLSearchParams(fields.map(([name, value]) => [name, value])).toString()),
  }
}

export type Visit = ReturnType<typeof createVisit>

export interface PageForm {
  readonly action: string
  readonly fields: readonly (readonly [name: string, value: string])[]
  readonly said: string | null
}

/** The forms of a page that are sent by POST, with the values that their fields have. */
export function formsOf(html: string): readonly PageForm[] {
  return [...html.matchAll(/<form ([^>]*)>([\s\S]*?)<\/form>/g)]
    .filter(([, head = '']) => head.includes('method="post"'))
    .map(([, head = '', body = '']) => ({
      action: textOf(/action="([^"]*)"/.exec(head)?.[1] ?? ''),
      fields: fieldsOf(body),
      said: textOf(/<p class="done" role="status">([^<]*)/.exec(body)?.[1] ?? '') || null,
    }))
}

/** The form of a page that goes to an address, with other values for some of its fields. */
export function formOf(html: string, action: string, values: Readonly<Record<string, string>> = {}): PageForm {
  const found = formsOf(html).filter((form) => form.action === action)
  const names = Object.keys(values)
  const form = found.find(({ fields }) => names.every((name) => fields.some(([each]) => each === name))) ?? found[0]
  if (form === undefined) throw new Error(`No form to ${action}: ${html.replaceAll(/<[^>]*>/g, ' ')}`)
  const others = form.fields.filter(([name]) => !names.includes(name))
  return { ...form, fields: [...others, ...Object.entries(values)] }
}

function fieldsOf(body: string): PageForm['fields'] {
  const controls = body.matchAll(
    /<input([^>]*)>|<textarea([^>]*)>([\s\S]*?)<\/textarea>|<select([^>]*)>([\s\S]*?)<\/select>/g,
  )
  return [...controls].flatMap(([, input, area, areaText = '', select, options = '']) => {
    const head = input ?? area ?? select ?? ''
    const of = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(head)?.[1] ?? null
    const [name, type] = [of('name'), of('type')]
    if (name === null || type === 'file' || / disabled/.test(head)) return []
    if ((type === 'checkbox' || type === 'radio') && !/ checked/.test(head)) return []
    const chosen = [...options.matchAll(/<option([^>]*)>/g)].map(([, each = '']) => each)
    const option = chosen.find((each) => each.includes(' selected')) ?? chosen[0]
    const value =
      select === undefined
        ? area === undefined
          ? (of('value') ?? '')
          : areaText.replace(/^\n/, '')
        : (/value="([^"]*)"/.exec(option ?? '')?.[1] ?? '')
    return [[textOf(name), textOf(value)] as const]
  })
}

function textOf(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}

/** The forms of a page as a person fills them in: something in every field, everything ticked, the last choice chosen. */
export function typedForms(html: string): readonly PageForm[] {
  const typed = html
    .replaceAll(/<input([^>]*)>/g, (whole, head: string) => {
      const type = /type="([^"]*)"/.exec(head)?.[1] ?? 'text'
      if (type === 'hidden' || type === 'file' || type === 'password') return whole
      if (type === 'checkbox' || type === 'radio')
        return whole.replace(/ checked(="")?/, '').replace(/\/?>$/, ' checked=""/>')
      const value = TYPED[type] ?? 'Typed & <not> "sent"'
      return whole.replace(/ value="[^"]*"/, '').replace(/\/?>$/, ` value="${entities(value)}"/>`)
    })
    .replaceAll(
      /(<textarea[^>]*>)[\s\S]*?<\/textarea>/g,
      (_, head: string) => `${head}\n${entities('Two lines\nof <words> & "more"')}</textarea>`,
    )
    .replaceAll(/(<select[^>]*>)([\s\S]*?)<\/select>/g, (_, head: string, options: string) => {
      const all = options.replaceAll(' selected=""', '')
      const last = all.lastIndexOf('<option')
      return `${head}${all.slice(0, last)}<option selected=""${all.slice(last + '<option'.length)}</select>`
    })
  return formsOf(typed).map((form) => ({ ...form, fields: lastOfRadios(form.fields, html) }))
}

const TYPED: Readonly<Record<string, string>> = {
  date: '2026-12-01',
  time: '10:30',
  email: 'typed@mail.example',
  tel: '0412 345 999',
}

/** A browser sends one button of a group. */
function lastOfRadios(fields: PageForm['fields'], html: string): PageForm['fields'] {
  const isRadio = (name: string) =>
    new RegExp(`<input[^>]*type="radio"[^>]*name="${name}"|<input[^>]*name="${name}"[^>]*type="radio"`).test(html)
  return fields.filter(([name], index) => !isRadio(name) || fields.findLastIndex(([each]) => each === name) === index)
}

function entities(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
