import type { Engine, ModelSpec } from './model-spec.ts'
import type { Random } from './random.ts'

interface Item {
  readonly text: string
  /** Lowest badge level at which a recent car has it. */
  readonly level: number
  /** First model year in which it was common. */
  readonly since?: number
  readonly only?: (spec: ModelSpec, engine: Engine) => boolean
}

const ute = (spec: ModelSpec) => spec.shape === 'ute' || spec.shape === 'cab-chassis' || spec.shape === 'light-truck'
const offRoad = (_: ModelSpec, engine: Engine) => engine.drive === '4x4'
const passenger = (spec: ModelSpec) => !ute(spec) && spec.shape !== 'van' && spec.shape !== 'bus'
const electric = (_: ModelSpec, engine: Engine) => engine.fuel === 'Electric'
const plugIn = (_: ModelSpec, engine: Engine) => engine.fuel === 'Electric' || engine.fuel === 'Plug-in Hybrid'

/** biome-ignore format: one item a line. */
const ITEMS: readonly Item[] = [
  { text: 'ABS brakes with brake assist', level: 1 },
  { text: 'Electronic stability control', level: 1 },
  { text: 'Air conditioning', level: 1 },
  { text: 'Cruise control', level: 1 },
  { text: 'Power windows', level: 1 },
  { text: 'Remote central locking', level: 1 },
  { text: 'Bluetooth phone and audio', level: 1 },
  { text: 'Reversing camera', level: 1, since: 2015 },
  { text: 'Rear parking sensors', level: 2, since: 2013 },
  { text: 'Front and rear parking sensors', level: 3, since: 2017 },
  { text: 'Autonomous emergency braking', level: 1, since: 2018 },
  { text: 'Lane departure warning', level: 1, since: 2019 },
  { text: 'Lane keeping assist', level: 2, since: 2019 },
  { text: 'Blind spot monitoring', level: 2, since: 2018 },
  { text: 'Rear cross traffic alert', level: 2, since: 2019 },
  { text: 'Adaptive cruise control', level: 2, since: 2019 },
  { text: 'Traffic sign recognition', level: 3, since: 2020 },
  { text: 'Tyre pressure monitoring', level: 2, since: 2018 },
  { text: 'Seven airbags', level: 1, since: 2014 },
  { text: 'ISOFIX child seat anchor points', level: 1, since: 2014, only: (spec) => spec.seats > 3 },
  { text: 'LED headlights', level: 2, since: 2018 },
  { text: 'LED daytime running lights', level: 2, since: 2016 },
  { text: 'Automatic high beam', level: 3, since: 2018 },
  { text: 'Front fog lights', level: 3 },
  { text: 'Rain-sensing wipers', level: 3, since: 2014 },
  { text: 'Automatic headlights', level: 2, since: 2014 },
  { text: '16-inch steel wheels', level: 1, only: (spec) => ute(spec) },
  { text: '17-inch alloy wheels', level: 2 },
  { text: '18-inch alloy wheels', level: 3 },
  { text: '20-inch alloy wheels', level: 4, since: 2020 },
  { text: 'Apple CarPlay and Android Auto', level: 1, since: 2018 },
  { text: 'Wireless Apple CarPlay', level: 3, since: 2021 },
  { text: '8-inch touchscreen', level: 1, since: 2018 },
  { text: '12.3-inch touchscreen', level: 3, since: 2022 },
  { text: 'Satellite navigation', level: 3, since: 2013 },
  { text: 'Digital radio', level: 2, since: 2017 },
  { text: 'Premium sound with nine speakers', level: 4, since: 2016 },
  { text: 'Digital driver display', level: 3, since: 2020 },
  { text: 'Head-up display', level: 4, since: 2018 },
  { text: 'Wireless phone charger', level: 3, since: 2020 },
  { text: 'USB-C ports front and rear', level: 2, since: 2021 },
  { text: 'Keyless entry', level: 2, since: 2015 },
  { text: 'Push-button start', level: 2, since: 2015 },
  { text: 'Dual-zone climate control', level: 3 },
  { text: 'Rear air vents', level: 3, only: (spec) => spec.seats > 4 },
  { text: 'Leather-accented seats', level: 4 },
  { text: 'Cloth trim', level: 1 },
  { text: 'Heated front seats', level: 4, since: 2015 },
  { text: 'Ventilated front seats', level: 4, since: 2020 },
  { text: 'Power driver seat', level: 3 },
  { text: 'Leather steering wheel', level: 2 },
  { text: 'Paddle shifters', level: 4 },
  { text: 'Panoramic sunroof', level: 4, since: 2016, only: passenger },
  { text: 'Power tailgate', level: 3, since: 2017, only: (spec) => spec.shape.endsWith('suv') || spec.shape === 'people-mover' },
  { text: 'Power sliding doors', level: 3, only: (spec) => spec.shape === 'people-mover' },
  { text: 'Third row of seats', level: 1, only: (spec) => spec.seats > 6 },
  { text: '60/40 split-fold rear seat', level: 1, only: passenger },
  { text: 'Cargo cover', level: 2, only: passenger },
  { text: 'Roof rails', level: 2, only: (spec) => spec.shape.endsWith('suv') || spec.shape === 'wagon' },
  { text: 'Privacy glass', level: 3 },
  { text: '360-degree camera', level: 4, since: 2018 },
  { text: 'Side steps', level: 3, only: offRoad },
  { text: 'Rear differential lock', level: 2, only: offRoad },
  { text: 'Hill descent control', level: 1, only: offRoad },
  { text: 'Low-range transfer case', level: 1, only: offRoad },
  { text: 'Tub liner', level: 2, only: (spec) => spec.shape === 'ute' },
  { text: 'Sports bar', level: 3, only: (spec) => spec.shape === 'ute' },
  { text: 'Aluminium tray', level: 1, only: (spec) => spec.shape === 'cab-chassis' || spec.shape === 'light-truck' },
  { text: 'Cargo barrier', level: 1, only: (spec) => spec.shape === 'van' },
  { text: 'Twin sliding side doors', level: 1, only: (spec) => spec.shape === 'van' },
  { text: 'Vehicle-to-load power outlet', level: 3, only: plugIn },
  { text: 'DC fast charging', level: 1, only: electric },
  { text: 'Heat pump', level: 4, only: electric },
]

const ADDED = ['Tow bar', 'Window tint', 'Floor mats', 'Bonnet protector', 'Weather shields', 'Dash mat', 'Cargo liner', 'Roof racks', 'Seat covers', 'Dash camera'] as const // biome-ignore format: a list
const ADDED_OFF_ROAD = ['Bull bar', 'Snorkel', 'UHF radio', 'All-terrain tyres', 'LED light bar', 'Dual battery system', 'Canopy', 'Towing pack with brake controller'] as const // biome-ignore format: a list

/** Factory equipment of the badge in that year, and accessories that an owner added. */
export function equipment(
  random: Random,
  spec: ModelSpec,
  engine: Engine,
  { level, year, used }: { readonly level: number; readonly year: number; readonly used: boolean },
): string[] {
  const fitted = ITEMS.filter(
    (item) =>
      item.level <= level &&
      (item.since ?? 0) <= year &&
      (item.only?.(spec, engine) ?? true) &&
      !outclassed(item.text, level, year, spec),
  ).map((item) => item.text)
  const added = used ? random.some(ADDED, random.whole(0, 3)) : []
  const fromTheBush = used && engine.drive === '4x4' ? random.some(ADDED_OFF_ROAD, random.whole(0, 3)) : []
  return [...fitted, ...added, ...fromTheBush].slice(0, 40)
}

/** Whether the car has a better version of the item: it has one set of wheels, one screen and one kind of seat. */
function outclassed(text: string, level: number, year: number, spec: ModelSpec): boolean {
  const worse: Readonly<Record<string, boolean>> = {
    'Rear parking sensors': level >= 3 && year >= 2017,
    '16-inch steel wheels': level >= 2,
    '17-inch alloy wheels': level >= 3,
    '18-inch alloy wheels': level >= 4 && year >= 2020,
    '8-inch touchscreen': level >= 3 && year >= 2022,
    'Cloth trim': level >= 4,
    'Cruise control': level >= 2 && year >= 2019,
    'Lane departure warning': level >= 2 && year >= 2019,
    'Roof rails': spec.shape === 'coupe',
  }
  return worse[text] ?? false
}
