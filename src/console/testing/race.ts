import type { TwoPeople } from './two-people.ts'

/** Both open a page and send a form of it; Ben is first. Returns what Ann gets, and the page after that. */
export async function race(
  { ann, ben, platform }: TwoPeople,
  {
    page,
    action,
    anns,
    bens,
  }: { readonly page: string; readonly action: string; readonly anns: Typed; readonly bens: Typed },
) {
  const pages = { ann: await ann.open(page), ben: await ben.open(page) }
  const typed = (name: 'ann' | 'ben', { having, values }: Typed) =>
    Object.entries(values).reduce((form, [field, value]) => form.typed(field, value), pages[name].form(action, having))
  platform.clock.pass(1)
  const first = await ben.send(action, typed('ben', bens).sent())
  platform.clock.pass(1)
  const second = await ann.send(action, typed('ann', anns).sent())
  return { first, second, now: await ann.open(page) }
}

interface Typed {
  readonly having?: string
  readonly values: Readonly<Record<string, string>>
}
