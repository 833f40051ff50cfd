import type { ElementHandle, Page } from 'playwright-core'

/** A form of a page: where it goes, and a text that it holds, where a page has several that go there. */
export interface FormOfPage {
  readonly action: string
  readonly having?: string | undefined
}

/** What the controls of a form hold: a text by the control's name, or whether a box is ticked by name and value. */
export type Held = Readonly<Record<string, string | boolean>>

/** Waits for a form and returns its element. */
export async function formOf(page: Page, { action, having }: FormOfPage): Promise<ElementHandle<HTMLFormElement>> {
  const found = await page.waitForFunction(
    ([path, text]) =>
      [...document.querySelectorAll('form')].find((form) => {
        const goesTo = form.getAttribute('action')?.split('#')[0]
        const owns = form.id === '' ? '' : [...form.elements].map(({ outerHTML }) => outerHTML).join('')
        return form.method === 'post' && goesTo === path && (form.outerHTML + owns).includes(text)
      }),
    [action, having ?? ''] as const,
  )
  return found as ElementHandle<HTMLFormElement>
}

/** What a person can type into, tick or choose, as it is now. */
export async function heldBy(form: ElementHandle<HTMLFormElement>): Promise<Held> {
  return form.evaluate((element) => {
    const held: Record<string, string | boolean> = {}
    const seen = new Map<string, number>()
    for (const control of element.elements) {
      if (control instanceof HTMLInputElement && /^(hidden|file|password|submit|button)$/.test(control.type)) continue
      const isText = control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement
      if (!(isText || control instanceof HTMLInputElement) || control.name === '' || control.disabled) continue
      if (control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)) {
        held[`${control.name}=${control.value}`] = control.checked
        continue
      }
      const at = seen.get(control.name) ?? 0
      seen.set(control.name, at + 1)
      held[at === 0 ? control.name : `${control.name} ${at + 1}`] = control.value
    }
    return held
  })
}

/** Values for some controls, by their names: a text, a choice, or for a box whether it is ticked. */
export type Wanted = Readonly<Record<string, string | boolean>>

let words = 0

/**
 * Fills in a form as a person does: something new in each field, another choice in each list, each box the other way.
 * Returns the names of what was changed.
 */
export async function typeIn(form: ElementHandle<HTMLFormElement>, wanted: Wanted = {}): Promise<readonly string[]> {
  await form.evaluate(openFolds)
  const done = new Set<string>()
  // A choice may show more fields.
  for (let round = 0; round < 3; round += 1) {
    const before = done.size
    for (const control of await controlsOf(form)) {
      const { key, kind, name, value } = await control.evaluate(describe)
      if (done.has(key) || !(await control.isVisible()) || !(await control.isEnabled())) continue
      const asked = wanted[key] ?? wanted[name]
      if (kind === 'radio') {
        const isOther = asked === undefined ? !(await control.isChecked()) : asked === value
        if (!isOther || [...done].some((each) => each.startsWith(`${name}=`))) continue
      }
      done.add(key)
      await type(control, kind, asked, value)
    }
    if (done.size === before) break
  }
  return [...done]
}

/** Fills in these controls alone. */
export async function typeOnly(form: ElementHandle<HTMLFormElement>, wanted: Wanted): Promise<void> {
  await form.evaluate(openFolds)
  for (const control of await controlsOf(form)) {
    const { key, kind, name, value } = await control.evaluate(describe)
    const asked = wanted[key] ?? wanted[name]
    if (asked !== undefined && (kind !== 'radio' || asked === value)) await type(control, kind, asked, value)
  }
}

async function controlsOf(form: ElementHandle<HTMLFormElement>): Promise<readonly ElementHandle<HTMLElement>[]> {
  const list = await form.evaluateHandle((element) =>
    [...element.elements].filter(
      (each) =>
        (each instanceof HTMLInputElement && !/^(hidden|file|password|submit|button)$/.test(each.type)) ||
        each instanceof HTMLTextAreaElement ||
        each instanceof HTMLSelectElement,
    ),
  )
  const properties = await list.getProperties()
  return [...properties.values()].flatMap((each) => (each.asElement() as ElementHandle<HTMLElement> | null) ?? [])
}

function describe(element: Element) {
  const control = element as HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  const form = control.form
  const isTick = control.type === 'checkbox' || control.type === 'radio'
  const same = [...(form?.elements ?? [])].filter(
    (each) => each instanceof HTMLElement && 'name' in each && each.name === control.name,
  )
  const at = same.indexOf(control)
  const key = isTick ? `${control.name}=${control.value}` : at > 0 ? `${control.name} ${at + 1}` : control.name
  return { key, kind: control.type, name: control.name, value: control.value }
}

function openFolds(form: Element): void {
  const all = [form, ...(form as HTMLFormElement).elements]
  for (const each of all)
    for (let fold = each.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true
}

async function type(
  control: ElementHandle<HTMLElement>,
  kind: string,
  wanted: string | boolean | undefined,
  value: string,
): Promise<void> {
  if (kind === 'radio') return control.check({ force: true })
  if (kind === 'checkbox') {
    const isTicked = await control.isChecked()
    await control.setChecked(typeof wanted === 'boolean' ? wanted : !isTicked, { force: true })
    return
  }
  if (kind === 'select-one') {
    const other = await control.evaluate((element) => {
      const { options, value: now } = element as HTMLSelectElement
      return [...options].findLast((option) => !option.disabled && option.value !== now)?.value ?? now
    })
    await control.selectOption(typeof wanted === 'string' ? wanted : other)
    return
  }
  words += 1
  const text = typeof wanted === 'string' ? wanted : await control.evaluate(sampleText, { kind, value, number: words })
  await control.fill(text)
}

function sampleText(
  element: Element,
  { kind, value, number }: { kind: string; value: string; number: number },
): string {
  const control = element as HTMLInputElement
  const samples: Readonly<Record<string, string>> = {
    date: '2036-12-01',
    time: '10:30',
    'datetime-local': '2036-12-01T10:30',
    email: `typed${number}@mail.example`,
    tel: '0412 345 999',
    url: `https://typed${number}.example/`,
    number: control.max && Number(control.max) < 7 ? control.max : '7',
    color: '#a03010',
  }
  const isNumber = control.inputMode === 'numeric' || control.inputMode === 'decimal'
  const text = samples[kind] ?? (isNumber ? String(20 + (number % 10)) : `Typed ‘words’ & <more> ${number}`)
  const most = control.maxLength > 0 ? control.maxLength : 10_000
  return text === value ? value : text.slice(0, most)
}
