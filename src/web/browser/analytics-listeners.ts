import type { AscEvent, AscPage } from '#views/analytics/asc-event.ts'
import type { Department, ElementType } from '#views/analytics/asc-vocabulary.ts'
import {
  BUDGET_FLOW,
  flowOfForm,
  flowOfPage,
  RESERVATION_FLOW,
  type RetailFlow,
  retailEvent,
  VALUATION_FLOW,
} from '#views/analytics/retail-flow.ts'
import {
  type ChangedControl,
  callEvent,
  configurationEvent,
  ctaEvent,
  formEvent,
  mediaEvent,
  menuEvent,
} from '#views/analytics/visitor-events.ts'
import { push } from './data-layer.ts'
import { displayed } from './displayed.ts'
import { EARLY, type Happened, HEARD, happenedNow } from './happened.ts'
import type { MeasuredSite } from './page-facts.ts'

type Pressed = (on: HTMLElement, page: AscPage, site: MeasuredSite) => AscEvent | null

/**
 * FIELD-2: events of clicks; the first match counts. Clicks already reported by another event (form submit, filter,
 * favourite) are not reported again.
 */
const PRESSES: readonly (readonly [selector: string, event: Pressed])[] = [
  ['a[href^="tel:"]', callOf],
  ['.gallery-stage a, .gallery-stage button, .gallery-thumbnails a, .gallery-thumbnails button', mediaOf],
  ['#menu nav a, #menu nav summary, [popovertarget="menu"]', menuOf('menu')],
  ['header nav a, header nav summary', menuOf('header')],
  ['footer nav a', menuOf('footer')],
  ['.consent *, .cookie-settings *', () => null],
  ['[type="submit"], [aria-pressed], form a, form button, [data-facet] *', () => null],
  ['.chips .chip, .chips-clear a', (_, page) => configurationEvent(page, DROPPED)],
  ['a.button, button.button, a.card-link, .promotion a, .offer a', ctaOf],
  ['header a, footer a', ctaOf],
]

/** Removing a chip; without its text, which may contain words that the visitor typed. */
const DROPPED: ChangedControl = {
  name: 'chosen_filters',
  label: 'Chosen filters',
  kind: 'typed',
  value: '',
  checked: false,
}

/**
 * Listens to the visitor's actions anywhere on the page, with one listener per kind of event instead of code in every
 * component. `happened`: actions before this was loaded.
 */
export function hearVisitor(site: MeasuredSite, happened: readonly Happened[]): void {
  const hear = (what: Happened) => {
    const { target, type } = what.event
    if (target instanceof Element) push(...(TOLD[type]?.(target, what, site) ?? []))
  }
  for (const each of happened) hear(each)
  for (const kind of HEARD) document.addEventListener(kind, (event) => hear(happenedNow(site, event)), EARLY)
}

/** Label of the button that sent the last form since the page was loaded, before it changed to 'Sending…'. */
export function lastButton(): string {
  return button
}

let button = 'unknown'
const begun = new WeakSet<HTMLFormElement>()

type Told = (target: Element, happened: Happened, site: MeasuredSite) => readonly AscEvent[]

const TOLD: Readonly<Record<string, Told>> = {
  click: pressEvents,
  change(target, { page }) {
    if (target.closest('.budget-form')) return [retailEvent(page, BUDGET_FLOW, 'recalc')]
    const control = changedControl(target)
    return control ? [configurationEvent(page, control)] : []
  },
  focusin(target, { page, path }) {
    const form = target.closest('form')
    if (!form || begun.has(form)) return []
    begun.add(form)
    const flow = flowOf(form, path)
    const started = flow === null ? [] : [retailEvent(page, flow, 'start')]
    if (!leadForm(form)) return started
    return [formEvent(page, { category: categoryOf(form, path), label: labelOf(target) }), ...started]
  },
  submit(target, { page, button: pressed }) {
    if (leadForm(target) && pressed !== null) button = pressed
    return target.matches(ANSWERS) ? [retailEvent(page, VALUATION_FLOW, 'proceed')] : []
  },
}

/** Forms of a valuation's steps between the vehicle and the estimate. */
const ANSWERS = '.valuation-answers, .valuation-odometer'

/** The flow that this form starts; null for a later step of a valuation. */
function flowOf(form: HTMLFormElement, path: string): RetailFlow | null {
  if (form.closest('.valuation-form')) return VALUATION_FLOW
  if (form.matches('.budget-form')) return BUDGET_FLOW
  if (!leadForm(form) || form.closest('.valuation')) return null
  return flowOfPage(path) ?? flowOfForm(categoryOf(form, path))
}

function pressEvents(target: Element, { page }: Happened, site: MeasuredSite): readonly AscEvent[] {
  for (const [selector, eventOf] of PRESSES) {
    const on = target.closest<HTMLElement>(selector)
    if (!on) continue
    const event = eventOf(on, withoutOther(page, on), site)
    return event ? [event] : []
  }
  return []
}

/** Page facts without the page's car, for a click on another car's card. */
function withoutOther(page: AscPage, on: HTMLElement): AscPage {
  if (!on.closest('article[data-car-id]')) return page
  return { event_owner: page.event_owner, page_type: page.page_type }
}

function callOf(on: HTMLElement, page: AscPage, { region }: MeasuredSite) {
  return callEvent(page, { href: on.getAttribute('href') ?? '', department: departmentOf(on), region })
}

const DEPARTMENTS: readonly Department[] = ['sales', 'service', 'parts', 'credit', 'hr', 'trade']

/** The department of a phone number, from its markup; others belong to sales. */
function departmentOf(on: HTMLElement): Department {
  const named = on.closest<HTMLElement>('[data-department]')?.dataset.department
  return DEPARTMENTS.find((each) => each === named) ?? 'sales'
}

function mediaOf(on: HTMLElement, page: AscPage) {
  const item = on.closest('li')
  const order = item ? [...(item.parentElement?.children ?? [])].indexOf(item) + 1 : 1
  const type = on.closest('.gallery-thumbnails') ? 'thumbnail' : item ? 'image' : 'gallery'
  return mediaEvent(page, { order, type, href: on.getAttribute('href') })
}

function menuOf(where: 'header' | 'footer' | 'menu'): Pressed {
  return (on, page) => menuEvent(page, { text: displayed(on), where, opens: on.matches('summary') })
}

function ctaOf(on: HTMLElement, page: AscPage) {
  const button = on.matches('.button, button')
  return ctaEvent(page, { text: displayed(on), where: placeOf(on), button, href: on.getAttribute('href') })
}

const PLACES: readonly (readonly [selector: string, place: ElementType])[] = [
  ['footer', 'footer'],
  ['header:not(main *)', 'header'],
  ['[role="status"], dialog, [popover]', 'popup'],
  ['.promotion, .offer', 'banner'],
  ['main[data-car-id]', 'item_details'],
]

function placeOf(on: HTMLElement): ElementType {
  return PLACES.find(([selector]) => on.closest(selector))?.[1] ?? 'body'
}

/** A changed filter, order or keyword of the search; null for other controls. */
function changedControl(target: Element): ChangedControl | null {
  const isControl = target instanceof HTMLInputElement || target instanceof HTMLSelectElement
  if (!isControl || !target.closest('[data-facet], #filter-form, #sort, [name="query"]')) return null
  const facet = target.closest<HTMLElement>('[data-facet]')
  const named = { name: facet?.dataset.facet ?? (target.name || target.id), checked: false }
  const label = facet?.querySelector('legend')?.textContent ?? labelOf(target)
  if (target instanceof HTMLSelectElement) return { ...named, label, kind: 'choice', value: target.value }
  if (target.type === 'checkbox' || target.type === 'radio')
    return { ...named, label, kind: 'box', value: target.value, checked: target.checked }
  return { ...named, label, kind: target.type === 'range' ? 'slider' : 'typed', value: target.value }
}

/** The form around an element, if it sends a lead. */
function leadForm(target: Element): HTMLFormElement | null {
  const form = target.closest('form')
  return form?.elements.namedItem('email') ? form : null
}

/** A form's category, from its hidden field; a reservation's buyer details count as an enquiry about the car. */
function categoryOf(form: HTMLFormElement, path: string): string {
  const category = form.elements.namedItem('category')
  if (category && 'value' in category && typeof category.value === 'string') return category.value
  return flowOfPage(path) === RESERVATION_FLOW ? 'Vehicle Enquiry' : ''
}

function labelOf(target: Element): string {
  const label = 'labels' in target && target.labels instanceof NodeList ? target.labels[0] : null
  return label instanceof HTMLElement ? displayed(label) : (target.getAttribute('aria-label') ?? 'unknown')
}
