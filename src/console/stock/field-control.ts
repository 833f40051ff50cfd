import { type DeskField, deskField } from '#domain/desk/desk-fields.ts'
import { choiceIn, labelIn } from '#domain/desk/desk-units.ts'
import type { RegionCode } from '#domain/region.ts'
import type { BulkField } from './stock-values.ts'

/** A field as a form's control shows it. */
export function controlOf(name: DeskField, region: RegionCode): BulkField {
  const { label, kind, choices, isAlwaysSet } = deskField(name)
  const words = kind === 'yes-no' ? { yes: 'Yes', no: 'No' } : (choices ?? {})
  const control = kind === 'paragraphs' ? kind : kind === 'money' || kind === 'whole' ? 'number' : 'text'
  return {
    name,
    label: labelIn(region, name, label),
    control: kind === 'choice' || kind === 'yes-no' ? 'choice' : control,
    choices: Object.entries(words).map(([value, text]) => ({
      value,
      label: choiceIn(region, text, Object.values(words)),
    })),
    isAlwaysSet: isAlwaysSet ?? false,
  }
}
