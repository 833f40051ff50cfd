/** INBOX-7: variables of a template, with the meaning that the editor lists. */
export const TEMPLATE_VARIABLES = {
  first_name: 'the buyer’s first name',
  name: 'the buyer’s full name',
  car: 'the car’s title',
  price_with_type: 'its price with the price type: $52,990 drive away',
  car_url: 'the address of its page',
  stock_number: 'its stock number',
  location: 'the name of the location',
  location_phone: 'its phone number',
  my_name: 'who writes the mail',
  dealer: 'the name of the site',
} as const
export type TemplateVariable = keyof typeof TEMPLATE_VARIABLES

export type FilledTemplate =
  | { readonly ok: true; readonly text: string }
  /** `unknown`: not a variable. `missing`: this conversation has no value for it. */
  | { readonly ok: false; readonly unknown: readonly string[]; readonly missing: readonly TemplateVariable[] }

/**
 * INBOX-7: writes the values into a text's '{variables}'. A mail with an unknown or an empty variable is not sent, because
 * a buyer would read 'Hi {first_name}' or 'the  is still here'.
 */
export function fillTemplate(text: string, values: Readonly<Record<TemplateVariable, string | null>>): FilledTemplate {
  const names = [...new Set([...text.matchAll(VARIABLE)].map(([, name = '']) => name))]
  const unknown = names.filter((name) => !isVariable(name))
  const missing = names.filter(isVariable).filter((name) => !values[name])
  if (unknown.length > 0 || missing.length > 0) return { ok: false, unknown, missing }
  return { ok: true, text: text.replace(VARIABLE, (_whole, name) => (isVariable(name) ? (values[name] ?? '') : '')) }
}

/** INBOX-7: like `fillTemplate`, for a draft: a variable without a value stays, so that its writer sees what is missing. */
export function fillDraft(text: string, values: Readonly<Record<TemplateVariable, string | null>>): string {
  return text.replace(VARIABLE, (whole, name) => (isVariable(name) ? values[name] || whole : whole))
}

const VARIABLE = /\{([a-z_]+)\}/g

function isVariable(name: string): name is TemplateVariable {
  return Object.hasOwn(TEMPLATE_VARIABLES, name)
}
