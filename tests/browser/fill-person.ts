import type { Locator, Page } from 'playwright-core'

/** Who fills in a form. */
const MIA = {
  'First Name': 'Mia',
  'Last Name': 'Nguyễn',
  'Mobile Number': '+61 491 570 006',
  'Email Address': 'mia@mail.example',
  Postcode: '4105',
} as const

/** Fills in the contact details that a site's form asks for: each site has its own choice of them (B11). */
export async function fillPerson(form: Page | Locator, person: Partial<Record<keyof typeof MIA, string>> = {}) {
  await form.getByLabel('First Name').waitFor()
  for (const [label, value] of Object.entries({ ...MIA, ...person })) {
    const field = form.getByLabel(label)
    if ((await field.count()) > 0) await field.fill(value)
  }
}
