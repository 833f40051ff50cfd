import type { z } from 'zod'
import * as words from '#words/field.ts'
import { say } from '#words/say.ts'
import { asChoice, type FieldDescription, type FieldGroup, PLAIN, rule, text } from '../../form/field-description.ts'
import * as check from '../../form/field-schema.ts'
import { REGIONS, type RegionCode } from '../../region.ts'
import type { LeadFormTraits } from './lead-form-kind.ts'
import type { LeadFormOptions } from './lead-form-options.ts'

const ODOMETER = 2_000_000
const REGO = 20
const NAME = 100

/** How the form asks for the visitor's own vehicle; null if it does not. */
export interface OwnVehicleFields {
  readonly group: FieldGroup
  readonly required: boolean
  readonly asksRego: boolean
}

/** FORM-6: a trade-in's fields if the site asks for one; on forms about the visitor's vehicle always. */
export function ownVehicleOf({ askTradeIn }: LeadFormOptions, { ownVehicle }: LeadFormTraits): OwnVehicleFields | null {
  if (ownVehicle === 'if-trade-in') return askTradeIn ? { group: 'trade-in', required: false, asksRego: false } : null
  return ownVehicle && { group: 'own-vehicle', required: ownVehicle === 'required', asksRego: true }
}

/** A text field about the vehicle, of at most `maxLength` characters. */
export function ownText(label: string, { group, required }: OwnVehicleFields, maxLength: number): FieldDescription {
  return { ...text(label, 'off', maxLength), group, required }
}

/** Make or model, in the visitor's words. */
export function ownVehicleLine(label: string, own: OwnVehicleFields | null) {
  if (!own) return rule(check.notAsked(), null)
  const schema = own.required ? check.requiredLine(label, NAME, 'the') : check.optionalLine(label, NAME)
  return rule<z.ZodType<string | null>>(schema, ownText(label, own, NAME))
}

/** SITE-6: the odometer, in the region's unit. */
export function ownOdometer(region: RegionCode, own: OwnVehicleFields) {
  const { distance } = REGIONS[region]
  const field = {
    ...ownText(say(words.odometerIn, { unit: distance === 'mi' ? say(words.miles) : distance }), own, 12),
    required: false,
    inputMode: 'numeric',
  } as const
  return rule(check.odometer(say(words.odometer), ODOMETER, distance), field)
}

/** FORM-6: the registration number: together with the visitor's own vehicle, or if the site asks for it. */
export function regoField({ region, askRego }: LeadFormOptions, own: OwnVehicleFields | null) {
  const { rego } = REGIONS[region].words
  const group = own?.asksRego ? own.group : null
  if (group === null && !askRego) return rule(check.notAsked(), null)
  return rule(check.optionalLine(rego, REGO), {
    ...text(rego, group ? 'off' : null, REGO),
    required: false,
    group,
  })
}

/** FORM-15: the state of registration, preset to the site's. */
export function stateField({ states, defaultState }: LeadFormOptions, { group }: OwnVehicleFields) {
  return rule(check.oneOfOrNone(states, say(words.selectState)), {
    ...PLAIN,
    label: say(words.registeredIn),
    type: 'select',
    options: states.map(asChoice),
    placeholder: say(words.selectState),
    defaultValue: defaultState,
    group,
  })
}
