import { inWordsOf, type RegionCode } from '#domain/region.ts'
import type { Control } from '#site/controls/control.ts'

/** SITE-6: an option's control in the words of the site's region: 'Brand color'. What the site says itself stays. */
export function controlInRegion(control: Control, region: RegionCode): Control {
  const said = (text: string) => inWordsOf(region, text)
  return {
    ...control,
    label: said(control.label),
    description: said(control.description),
    choices: control.choices.map((choice) => ({ ...choice, label: said(choice.label) })),
    shapes: control.shapes.map((shape) => ({ ...shape, label: said(shape.label) })),
  }
}
