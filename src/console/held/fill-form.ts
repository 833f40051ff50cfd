import { escaped } from './shown-to.ts'

type Fields = readonly (readonly [name: string, value: string])[]

/**
 * STAFF-10: a page of the console with what a person typed back in its form: the one that goes to `path` and fits the
 * fields best. `say` makes the sentence at its top from the name of the button that was pressed, and whether anything was
 * typed; null: nothing is said, and hidden fields stay as the page has them. Null: the page has no such form.
 */
export function fillForm(
  html: string,
  { path, fields }: { readonly path: string; readonly fields: Fields },
  say: ((button: string, hasWords: boolean) => string) | null,
): string | null {
  const action = `action="${escaped(path)}"`
  const forms = [...html.matchAll(/<form ([^>]*)>([\s\S]*?)<\/form>/g)]
    .filter(([, head = '']) => head.includes(action) && head.includes('method="post"'))
    .map((match) => ({ at: match.index, whole: match[0], head: match[1] ?? '', body: match[2] ?? '' }))
  const best = forms.toSorted((one, other) => fitOf(other.body, fields) - fitOf(one.body, fields))[0]
  if (best === undefined) return null
  const { body, hasWords } = filled(best.body, fields, say !== null)
  const said = say && `<p class="done" role="status">${escaped(say(buttonOf(best.body, fields), hasWords))}</p>`
  const before = openDetails(html.slice(0, best.at))
  const after = html.slice(best.at + best.whole.length)
  return `${before}<form ${best.head}>${said ?? ''}${body}</form>${after}`
}

/** How many of the fields a form has; a hidden field of another value counts against it. */
function fitOf(body: string, fields: Fields): number {
  const named = fields.filter(([name]) => body.includes(` name="${escaped(name)}"`)).length
  const others = [...body.matchAll(/<input [^>]*type="hidden"[^>]*>/g)].filter(([tag]) => {
    const values = valuesOf(fields, attribute(tag, 'name') ?? '')
    return values.length > 0 && !values.includes(attribute(tag, 'value') ?? '')
  }).length
  return named - others / 2
}

function filled(
  body: string,
  fields: Fields,
  fillsHidden: boolean,
): { readonly body: string; readonly hasWords: boolean } {
  const used = new Map<string, number>()
  let hasWords = false
  /** The next value of a field that a form may have several times. */
  const next = (name: string): string | undefined => {
    const at = used.get(name) ?? 0
    used.set(name, at + 1)
    return valuesOf(fields, name)[at]
  }
  const put = body.replaceAll(CONTROL, (whole: string, input?: string, area?: string, select?: string) => {
    const head = input ?? area ?? select ?? ''
    const name = attribute(head, 'name') ?? ''
    const type = input === undefined ? '' : (attribute(head, 'type') ?? 'text')
    if (name === '' || type === 'file' || type === 'password' || type === 'submit') return whole
    if (type === 'checkbox' || type === 'radio') {
      hasWords = true
      const isChosen = valuesOf(fields, name).includes(attribute(head, 'value') ?? 'on')
      return withAttribute(without(whole, 'checked'), isChosen ? 'checked' : null)
    }
    if (type === 'hidden' && !fillsHidden) return whole
    const value = next(name)
    if (type !== 'hidden') hasWords = true
    if (value === undefined) return whole
    if (input !== undefined) return withValue(whole, value)
    const first = `<${area === undefined ? 'select' : 'textarea'}${head}>`
    if (area !== undefined) return `${first}\n${escaped(value)}</textarea>`
    const options = whole.slice(first.length).replaceAll(/<option[^>]*>/g, (option) => {
      const isChosen = attribute(option, 'value') === value
      return withAttribute(without(option, 'selected'), isChosen ? 'selected' : null)
    })
    return first + options
  })
  return { body: hasWords ? withFocus(put) : put, hasWords }
}

const CONTROL = /<input([^>]*)>|<textarea([^>]*)>[\s\S]*?<\/textarea>|<select([^>]*)>[\s\S]*?<\/select>/g

/** The browser goes to the form, however long its page is. */
function withFocus(body: string): string {
  const fields = body.matchAll(/<(?:input|textarea|select)(?=[\s>])[^>]*>/g)
  const first = [...fields].find(
    ([tag]) => !/ type="(?:hidden|file|checkbox|radio)"/.test(tag) && tag.includes(' name='),
  )
  if (!first) return body
  const tag = withAttribute(first[0], 'autofocus')
  return body.slice(0, first.index) + tag + body.slice(first.index + first[0].length)
}

/** Opens what the form is folded into, and closes the others of the same group, of which a browser shows one. */
function openDetails(before: string): string {
  const open: number[] = []
  for (const tag of before.matchAll(/<details[^>]*>|<\/details>/g))
    if (tag[0] === '</details>') open.pop()
    else open.push(tag.index)
  const groups = open.map((at) => attribute(tagAt(before, at), 'name'))
  return before.replaceAll(/<details[^>]*>/g, (tag, at: number) => {
    if (open.includes(at)) return withAttribute(without(tag, 'open'), 'open')
    const group = attribute(tag, 'name')
    return group !== null && groups.includes(group) ? without(tag, 'open') : tag
  })
}

function tagAt(text: string, at: number): string {
  return text.slice(at, text.indexOf('>', at) + 1)
}

/** What is written on the button that was pressed, or else on the first. */
function buttonOf(body: string, fields: Fields): string {
  const buttons = [...body.matchAll(/<button([^>]*)>([\s\S]*?)<\/button>/g)]
  const pressed = buttons.find(([, head = '']) =>
    fields.some(([name, value]) => attribute(head, 'name') === name && attribute(head, 'value') === value),
  )
  return unescaped(((pressed ?? buttons[0])?.[2] ?? 'Send').replaceAll(/<[^>]*>/g, '').trim())
}

function valuesOf(fields: Fields, name: string): readonly string[] {
  return fields.filter(([each]) => each === name).map(([, value]) => value)
}

function attribute(tag: string, name: string): string | null {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]
  return value === undefined ? null : unescaped(value)
}

function without(tag: string, name: string): string {
  return tag.replace(new RegExp(` ${name}(?:="[^"]*")?(?=[ />])`), '')
}

function withAttribute(tag: string, name: string | null): string {
  return name === null ? tag : tag.replace(/\/?>$/, (end) => ` ${name}=""${end}`)
}

function withValue(tag: string, value: string): string {
  return without(tag, 'value').replace(/\/?>$/, (end) => ` value="${escaped(value)}"${end}`)
}

function unescaped(text: string): string {
  const letters: Readonly<Record<string, string>> = {
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#x27;': "'",
    '&amp;': '&',
  }
  return text.replaceAll(/&(?:lt|gt|quot|amp|#x27);/g, (each) => letters[each] ?? each)
}
