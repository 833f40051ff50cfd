import * as words from '#words/trade-in.ts'
import { nameKey } from '../name-key.ts'

/**
 * TRADE-3: what buyers choose between: cars of one size, use and price, as the trade counts its sales. A model that is in
 * no segment is valued by its own cars alone, as is one that little else is like: a LandCruiser, a Mustang.
 */
export type SegmentName = keyof typeof SEGMENTS

interface Segment {
  /** 'mid-size SUVs', of the catalogue of words. */
  readonly cars: string
  /** Models by make. */
  readonly models: Readonly<Record<string, readonly string[]>>
}

const SEGMENTS = {
  'light-cars': {
    cars: words.lightCars,
    models: {
      Ford: ['Fiesta'],
      Honda: ['City', 'Jazz'],
      Hyundai: ['Accent', 'i20'],
      Kia: ['Picanto', 'Rio'],
      Mazda: ['2'],
      Mitsubishi: ['Mirage'],
      Renault: ['Clio'],
      Skoda: ['Fabia'],
      Suzuki: ['Baleno', 'Ignis', 'Swift'],
      Toyota: ['Yaris'],
      Volkswagen: ['Polo'],
    },
  },
  'small-cars': {
    cars: words.smallCars,
    models: {
      Ford: ['Focus'],
      Holden: ['Astra', 'Cruze'],
      Honda: ['Civic'],
      Hyundai: ['Elantra', 'i30'],
      Kia: ['Cerato', 'K4'],
      Mazda: ['3'],
      Mitsubishi: ['Lancer'],
      Nissan: ['Pulsar'],
      Peugeot: ['308'],
      Renault: ['Megane'],
      Skoda: ['Scala'],
      Subaru: ['Impreza'],
      Toyota: ['Corolla', 'Prius'],
      Volkswagen: ['Golf'],
    },
  },
  'larger-cars': {
    cars: words.largerCars,
    models: {
      Ford: ['Falcon', 'Mondeo'],
      Holden: ['Commodore'],
      Honda: ['Accord'],
      Hyundai: ['Sonata', 'i40'],
      Kia: ['Optima', 'Stinger'],
      Mazda: ['6'],
      Nissan: ['Altima'],
      Peugeot: ['508'],
      Skoda: ['Octavia', 'Superb'],
      Subaru: ['Liberty', 'Levorg'],
      Toyota: ['Aurion', 'Camry'],
      Volkswagen: ['Arteon', 'Passat'],
    },
  },
  'small-suvs': {
    cars: words.smallSuvs,
    models: {
      Ford: ['EcoSport', 'Puma'],
      Holden: ['Trax'],
      Honda: ['HR-V'],
      Hyundai: ['Kona', 'Venue'],
      Jeep: ['Compass'],
      Kia: ['Seltos', 'Stonic'],
      Mazda: ['CX-3', 'CX-30'],
      Mitsubishi: ['ASX', 'Eclipse Cross'],
      Nissan: ['Juke', 'Qashqai'],
      Peugeot: ['2008'],
      Renault: ['Captur'],
      Skoda: ['Kamiq', 'Karoq'],
      Subaru: ['Crosstrek', 'XV'],
      Suzuki: ['Vitara'],
      Toyota: ['C-HR', 'Corolla Cross', 'Yaris Cross'],
      Volkswagen: ['T-Cross', 'T-Roc'],
    },
  },
  'mid-size-suvs': {
    cars: words.midSizeSuvs,
    models: {
      Ford: ['Escape'],
      Holden: ['Captiva', 'Equinox'],
      Honda: ['CR-V', 'ZR-V'],
      Hyundai: ['Tucson'],
      Jeep: ['Cherokee'],
      Kia: ['Sportage'],
      Mazda: ['CX-5'],
      Mitsubishi: ['Outlander'],
      Nissan: ['X-Trail'],
      Peugeot: ['3008'],
      Renault: ['Koleos'],
      Subaru: ['Forester'],
      Toyota: ['RAV4'],
      Volkswagen: ['Tiguan'],
    },
  },
  'lower-priced-suvs': {
    cars: words.lowerPricedSuvs,
    models: {
      Chery: ['Omoda 5', 'Tiggo 4', 'Tiggo 7', 'Tiggo 7 Pro'],
      GWM: ['Haval H6', 'Haval Jolion', 'Jolion'],
      Haval: ['H6', 'Jolion'],
      MG: ['HS', 'ZS'],
    },
  },
  'large-suvs': {
    cars: words.largeSuvs,
    models: {
      Holden: ['Acadia'],
      Hyundai: ['Palisade', 'Santa Fe'],
      Jeep: ['Grand Cherokee'],
      Kia: ['Sorento'],
      LDV: ['D90'],
      Mazda: ['CX-60', 'CX-8', 'CX-80', 'CX-9', 'CX-90'],
      Nissan: ['Pathfinder'],
      Peugeot: ['5008'],
      Skoda: ['Kodiaq'],
      Subaru: ['Outback'],
      Toyota: ['Kluger'],
      Volkswagen: ['Tiguan Allspace'],
    },
  },
  'four-wheel-drives': {
    cars: words.fourWheelDrives,
    models: {
      Ford: ['Everest'],
      GWM: ['Tank 300'],
      Holden: ['Trailblazer'],
      Isuzu: ['MU-X'],
      KGM: ['Rexton'],
      Mitsubishi: ['Pajero', 'Pajero Sport'],
      SsangYong: ['Rexton'],
      Toyota: ['Fortuner'],
    },
  },
  utes: {
    cars: words.utes,
    models: {
      Ford: ['Ranger'],
      Holden: ['Colorado'],
      Isuzu: ['D-MAX'],
      Mazda: ['BT-50'],
      Mitsubishi: ['Triton'],
      Nissan: ['Navara'],
      Toyota: ['HiLux'],
      Volkswagen: ['Amarok'],
    },
  },
  'lower-priced-utes': {
    cars: words.utes,
    models: {
      GWM: ['Cannon', 'Ute', 'Ute Cannon'],
      'Great Wall': ['Steed'],
      KGM: ['Musso'],
      LDV: ['T60'],
      Mahindra: ['Pik-Up'],
      SsangYong: ['Musso'],
    },
  },
  'people-movers': {
    cars: words.peopleMovers,
    models: {
      Honda: ['Odyssey'],
      Hyundai: ['Staria', 'iMax'],
      Kia: ['Carnival'],
      LDV: ['Mifa'],
      Toyota: ['Granvia', 'Tarago'],
      Volkswagen: ['Caravelle', 'Multivan'],
    },
  },
  vans: {
    cars: words.vans,
    models: {
      Ford: ['Transit', 'Transit Custom'],
      Hyundai: ['Staria Load', 'iLoad'],
      LDV: ['Deliver 9', 'G10'],
      'Mercedes-Benz': ['Vito'],
      Peugeot: ['Expert'],
      Renault: ['Trafic'],
      Toyota: ['HiAce'],
      Volkswagen: ['Transporter'],
    },
  },
  'prestige-cars': {
    cars: words.prestigeCars,
    models: {
      Audi: ['A3', 'A4', 'A5'],
      BMW: ['1 Series', '2 Series', '3 Series', '4 Series'],
      Lexus: ['CT', 'ES', 'IS'],
      'Mercedes-Benz': ['A-Class', 'B-Class', 'C-Class', 'CLA-Class'],
      Volvo: ['S60', 'V60'],
    },
  },
  'prestige-suvs': {
    cars: words.prestigeSuvs,
    models: {
      Audi: ['Q3', 'Q5'],
      BMW: ['X1', 'X3'],
      Jaguar: ['E-Pace', 'F-Pace'],
      'Land Rover': ['Discovery Sport', 'Range Rover Evoque'],
      Lexus: ['NX', 'UX'],
      'Mercedes-Benz': ['GLA', 'GLB', 'GLC'],
      Volvo: ['XC40', 'XC60'],
    },
  },
  'large-prestige-suvs': {
    cars: words.prestigeSuvs,
    models: {
      Audi: ['Q7', 'Q8'],
      BMW: ['X5', 'X7'],
      'Land Rover': ['Discovery', 'Range Rover Sport'],
      Lexus: ['GX', 'RX'],
      'Mercedes-Benz': ['GLE'],
      Porsche: ['Cayenne', 'Macan'],
      Volkswagen: ['Touareg'],
      Volvo: ['XC90'],
    },
  },
  'electric-cars': {
    cars: words.electricCars,
    models: {
      BYD: ['Dolphin', 'Seal'],
      Cupra: ['Born'],
      GWM: ['Ora'],
      Hyundai: ['Ioniq 6'],
      MG: ['4', 'MG4'],
      Nissan: ['Leaf'],
      Polestar: ['2'],
      Tesla: ['Model 3'],
    },
  },
  'electric-suvs': {
    cars: words.electricSuvs,
    models: {
      BYD: ['Atto 3', 'Sealion 7'],
      Hyundai: ['Ioniq 5'],
      Kia: ['EV3', 'EV5', 'EV6', 'Niro'],
      Subaru: ['Solterra'],
      Tesla: ['Model Y'],
      Toyota: ['bZ4X'],
      Volkswagen: ['ID.4'],
      Volvo: ['EX30'],
    },
  },
} as const satisfies Readonly<Record<string, Segment>>

export interface NamedModel {
  readonly make: string
  readonly model: string
}

interface ListedSegment {
  readonly name: SegmentName
  readonly models: readonly NamedModel[]
}

const LISTED: readonly ListedSegment[] = Object.entries(SEGMENTS).map(([name, { models }]) => ({
  // Object.entries forgets the names.
  name: name as SegmentName,
  models: Object.entries(models).flatMap(([make, names]) => names.map((model: string) => ({ make, model }))),
}))

const BY_MODEL: ReadonlyMap<string, ListedSegment> = new Map(
  LISTED.flatMap((segment) => segment.models.map(({ make, model }) => [nameKey(`${make} ${model}`), segment] as const)),
)

/** The segment of 'Toyota Kluger', in any spelling, with all of its models; null if it is in none. */
export function marketSegment(makeAndModel: string): ListedSegment | null {
  return BY_MODEL.get(nameKey(makeAndModel)) ?? null
}

/** 'mid-size SUVs', a word of the catalogue. */
export function segmentWord(name: SegmentName): string {
  return SEGMENTS[name].cars
}

/** Every model of a segment, by make. */
export const SEGMENT_MODELS: readonly NamedModel[] = LISTED.flatMap(({ models }) => models)
