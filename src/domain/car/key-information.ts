import type { RegionCode } from '../region.ts'
import type { AttributeView } from './attribute-view.ts'
import { type CarFact, type FactCar, factLabel } from './car-fact.ts'
import { CAR_FACTS, type FactName } from './car-facts.ts'
import { KEY_FACTS } from './fact-places.ts'
import { isPresent } from './fact-text.ts'

/** CAR-3: the vehicle page's key information. Facts that the car lacks are left out. */
export function keyInformation(car: FactCar, region: RegionCode): readonly AttributeView[] {
  return carFacts(car, KEY_FACTS, region)
}

/** CARD-1: the named facts in the given order. Facts that the car lacks are left out. */
export function carFacts(car: FactCar, names: readonly FactName[], region: RegionCode): readonly AttributeView[] {
  return names.flatMap((name) => {
    const { label, text }: CarFact = CAR_FACTS[name]
    const value = text(car, region)
    return isPresent(value) ? [{ name: iconName(name, car), label: factLabel(label, region), value }] : []
  })
}

/** Name of the fact's icon: a caravan's body has its own. */
function iconName(name: FactName, { item_type }: FactCar): string {
  return name === 'simple_body' && item_type === 'caravan' ? 'caravan_body' : name
}
