import { SaxesParser } from 'saxes'

/**
 * ADF 1.0 as tables, after the corrected DTD in docs/product/standards.md 3.1: the allowed children of an element, with
 * order and number (a regular expression over their names), and the allowed values of attributes.
 */
const CHILDREN: Readonly<Record<string, string>> = {
  adf: '(prospect )+',
  prospect: '(id )*(requestdate )(vehicle )+(customer )(vendor )(provider )?',
  vehicle:
    '(id )*(year )(make )(model )(vin )?(stock )?(trim )?(doors )?(bodystyle )?(transmission )?(odometer )?(condition )?(colorcombination )*(imagetag )?(price )?(pricecomments )?(option )*(finance )?(comments )?',
  colorcombination: '((interiorcolor )|(exteriorcolor )|(interiorcolor )(exteriorcolor ))(preference )',
  customer: '(contact )(id )*(timeframe )?(comments )?',
  timeframe: '(description )?(earliestdate )?(latestdate )?',
  vendor: '(id )*(vendorname )(url )?(contact )',
  provider: '(id )*(name )(service )?(url )?(email )?(phone )?(contact )?',
  contact: '(name )+((email )(phone )*|(phone )+)(address )?',
  address: '(street )+(apartment )?(city )?(regioncode )?(postalcode )?(country )?',
}
const TEXT = [
  ...'id requestdate year make model vin stock trim doors bodystyle transmission odometer condition interiorcolor'.split(
    ' ',
  ),
  ...'exteriorcolor preference price pricecomments comments description earliestdate latestdate vendorname url name'.split(
    ' ',
  ),
  ...'email phone service street apartment city regioncode postalcode country'.split(' '),
]
const ATTRIBUTES: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  prospect: { status: /^(new|resend)$/ },
  vehicle: { interest: /^(buy|lease|sell|trade-in|test-drive)$/, status: /^(new|used)$/ },
  id: { sequence: /^\d+$/, source: /^.+$/ },
  odometer: { status: /^(unknown|rolledover|replaced|original)$/, units: /^(km|mi)$/ },
  price: { type: /^(quote|offer|msrp|invoice|call|appraisal|asking)$/, currency: /^[A-Z]{3}$/ },
  name: { part: /^(first|middle|last|surname|suffix|full)$/, type: /^(individual|business)$/ },
  email: { preferredcontact: /^[01]$/ },
  phone: {
    type: /^(voice|fax|cellphone|pager)$/,
    time: /^(morning|afternoon|evening|nopreference|day)$/,
    preferredcontact: /^[01]$/,
  },
  contact: { primarycontact: /^[01]$/ },
  address: { type: /^(work|home|delivery)$/ },
}

/** A parsed element. */
export interface AdfElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: AdfElement[]
  text: string
}

/**
 * Parses and validates an ADF document. Throws if it is not well-formed XML or violates the standard; the message names
 * the place.
 */
export function readAdf(document: string): AdfElement {
  const root: AdfElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  const instructions: string[] = []
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('processinginstruction', ({ target, body }) => instructions.push(`${target} ${body}`))
  parser.on('opentag', ({ name, attributes }) => {
    const element: AdfElement = { name, attributes, children: [], text: '' }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('text', (text) => {
    const element = open.at(-1)
    if (element) element.text += text
  })
  parser.on('closetag', () => {
    open.pop()
  })
  parser.write(document).close()
  if (!document.startsWith('<?xml version="1.0" encoding="UTF-8"?>'))
    throw new Error('the XML declaration is not first')
  if (!instructions.includes('adf version="1.0"')) throw new Error('the instruction <?adf version="1.0"?> is missing')
  const [adf] = root.children
  if (adf?.name !== 'adf') throw new Error('the root is not adf')
  check(adf, 'adf')
  return adf
}

/** The first element at a path such as 'prospect/vehicle'; null if there is none. */
export function adfAt(element: AdfElement, path: string): AdfElement | null {
  const [name, ...rest] = path.split('/')
  const child = element.children.find((each) => each.name === name)
  if (!child) return null
  return rest.length === 0 ? child : adfAt(child, rest.join('/'))
}

function check(element: AdfElement, at: string): void {
  const model = CHILDREN[element.name]
  const names = element.children.map(({ name }) => `${name} `).join('')
  if (model === undefined && !TEXT.includes(element.name)) throw new Error(`${at} is not an ADF element`)
  if (model === undefined && names !== '') throw new Error(`${at} may hold only text, found ${names}`)
  if (model !== undefined && !new RegExp(`^${model}$`).test(names))
    throw new Error(`${at} holds ${names}, not ${model}`)
  if (model !== undefined && element.text.trim() !== '')
    throw new Error(`${at} may not hold text, found ${element.text}`)
  for (const [name, value] of Object.entries(element.attributes)) {
    const values = ATTRIBUTES[element.name]?.[name]
    if (!values?.test(value)) throw new Error(`${at} has ${name}="${value}"`)
  }
  for (const child of element.children) check(child, `${at}/${child.name}`)
}
