import { CAR_FIELDS } from '#domain/car/car-fields.ts'
import type { CarType } from '#domain/car/vocabulary.ts'
import { VAN_RANGES, type VanLayout, type VanRange } from './caravans.ts'
import type { FeedRow } from './feed-row.ts'
import { madePlate, monthOf, registeredUntil } from './listing-dates.ts'
import { bodyOf } from './model-spec.ts'
import { type Pictures, pictures } from './pictures.ts'
import type { YardPlan } from './plans.ts'
import type { Random } from './random.ts'
import { sellable } from './sellable.ts'
import { madeVin } from './vin.ts'

/** A caravan, camper trailer or motorhome with the specifications of CAR-9. */
export function makeCaravan(random: Random, yard: YardPlan, { carType, number }: { readonly carType: CarType; readonly number: number }, now: Date): FeedRow {
  const range = random.weighted(VAN_RANGES, (each) => WEIGHTS[each.shape])
  const layout = random.pick(range.layouts)
  const [name, listPrice, length, width, tare, mass, sleeps, axle] = layout
  const motor = range.shape === 'motorhome'
  const thisYear = now.getUTCFullYear()
  const year = carType === 'used' ? thisYear - 1 - Math.floor(11 * random.next() ** 1.2) : random.chance(0.15) ? thisYear - 1 : thisYear
  const age = thisYear - year
  const kept = carType === 'used' ? 0.93 * 0.935 ** age * (0.94 + random.next() * 0.12) : carType === 'demo' ? 0.94 : 1
  const fitted = fittings(random, range, layout)
  const month = random.whole(1, 9)
  const { body, simpleBody } = bodyOf(range.shape)
  const drawn = random.weighted(['white', 'silver', 'beige', 'grey', 'black'] as const, (colour) => (colour === 'white' ? 12 : 2))
  const row = {
    ...sellable({ random, yard, carType, number, now, value: listPrice * kept, age, name: `${year} ${range.make} ${range.model} ${name}` }),
    carsales_title: `${year} ${range.make} ${range.model} ${name} ${body}`,
    year,
    make: range.make,
    model: range.model,
    badge: name,
    series: null,
    vin: madeVin(random, year),
    regplate: carType === 'new' ? null : madePlate(random, yard.location.state),
    colour: drawn.charAt(0).toUpperCase() + drawn.slice(1),
    item_type: 'caravan',
    km: motor ? (carType === 'used' ? 9_500 * age + random.whole(1_000, 14_000) : random.whole(40, 900)) : null,
    trans: motor ? '9 SP AUTOMATIC' : null,
    simple_transmission: motor ? 'Automatic' : null,
    body,
    simple_body: simpleBody,
    fuel: motor ? 'Diesel' : null,
    simple_fuel: motor ? 'Diesel' : null,
    drive: motor ? 'FWD' : null,
    seats: motor ? Math.max(2, sleeps) : null,
    doors: motor ? 3 : 1,
    engine_size: motor ? '2.2L' : null,
    build_date: monthOf(year, month),
    compliance_date: monthOf(year, Math.min(12, month + random.whole(0, 2))),
    rego_expiry: carType === 'new' ? null : registeredUntil(random, now),
    standardEquipment: fitted,
    dealercomments: talk(random, range, layout, { carType, year, fitted, yard }),
    has_nvic: false,
    variant: { ...CAR_FIELDS.variant.empty, ...(motor ? MOTOR : {}), grossvehiclemass: motor ? mass : null, vehiclelength: Math.round(length * 304.8), vehiclewidth: Math.round(width * 304.8) },
    specifications: { body_width: width, body_length: length, tare_weight: tare, axle_type: motor ? null : `${axle} axle`, sleeps, aggregate_trailer_mass: motor ? null : mass },
    payload: mass - tare,
    bunks: name.includes('Bunk') ? sleeps - 2 : null,
  } satisfies Omit<FeedRow, keyof Pictures>
  return { ...row, ...pictures(random, row, carType, drawn) }
} // biome-ignore format: one field a line

const WEIGHTS = { caravan: 10, 'camper-trailer': 8, motorhome: 6 } as const

const MOTOR = { cylinders: 4, enginesize: 2184, enginesize_litres: 2.2, induction: 'Turbo', geartype: '9 SP AUTOMATIC', fuelcapacity: 75, torque: 380 } // biome-ignore format: one thing

const EVERY = ['LED lighting inside and out', 'Twin 9 kg gas bottles', '12 V fridge', 'Two-burner gas cooktop', '100 Ah lithium battery', '200 W solar panel', 'Fresh water tank', 'Electric brakes', 'Smoke alarm', 'Fire extinguisher', 'Awning', 'External power point', 'External tap', 'Tinted windows with flyscreens', 'Reversing camera'] as const // biome-ignore format: a list
const INSIDE = ['Reverse-cycle air conditioning', 'Queen bed with inner-spring mattress', 'Ensuite with separate shower', 'Cassette toilet', 'Front-loading washing machine', 'Full oven and grill', 'Microwave', '188-litre fridge', 'Club lounge with tri-fold table', '24-inch television', 'Diesel heater', 'Roof hatches with fans', 'Gas and electric hot water', 'Leather-look upholstery', 'USB points beside the bed'] as const // biome-ignore format: a list
const OFF_ROAD = ['Independent trailing-arm suspension', 'Off-road coupling', 'Checker plate sides', 'Stone guard', 'Two spare wheels', '2 x 95-litre water tanks', '400 W of solar', '200 Ah lithium batteries', '2000 W inverter', 'Slide-out kitchen', 'Tunnel boot'] as const // biome-ignore format: a list
const CAMPER = ['Heavy-duty canvas', 'Annexe with walls', 'Slide-out stainless kitchen', 'Jerry can holders', 'Boat rack', 'Queen mattress', 'Tool box', 'Hot water service', 'Stone guard', 'Pole carrier'] as const // biome-ignore format: a list
const MOTORED = ['Swivelling cab seats', 'Cruise control', 'Apple CarPlay and Android Auto', 'Driver and passenger airbags', 'Autonomous emergency braking', 'Electric entry step', 'Bike rack', 'Grey water tank'] as const // biome-ignore format: a list

function fittings(random: Random, range: VanRange, [name]: VanLayout): string[] {
  const rough = /Off-road|Hybrid/.test(name) || range.purpose.includes('track')
  const shapeFittings =
    range.shape === 'camper-trailer'
      ? random.some(CAMPER, random.whole(6, 9))
      : random.some(INSIDE, random.whole(9, 14))
  return [
    ...EVERY.filter((item) => range.shape !== 'motorhome' || item !== 'Electric brakes'),
    ...shapeFittings,
    ...(rough ? random.some(OFF_ROAD, random.whole(5, 9)) : []),
    ...(range.shape === 'motorhome' ? random.some(MOTORED, random.whole(4, 7)) : []),
  ]
}

function talk(random: Random, range: VanRange, layout: VanLayout, { carType, year, fitted, yard }: { readonly carType: CarType; readonly year: number; readonly fitted: readonly string[]; readonly yard: YardPlan }): string {
  const [name, , length, , tare, mass, sleeps, axle] = layout
  const chosen = random.some(fitted, 3).map((item) => (/^[A-Z0-9]{2}/.test(item) ? item : item.charAt(0).toLowerCase() + item.slice(1)))
  const word = range.shape === 'caravan' ? 'van' : range.shape === 'motorhome' ? 'motorhome' : 'camper'
  const opening = random.pick([
    `The ${range.make} ${range.model} ${name} is made for ${range.purpose}. ${length.toFixed(1)} feet long, it sleeps ${sleeps}.`,
    `A ${year} ${range.model} ${name}, ${carType === 'used' ? 'owned by a couple who logged every trip' : 'on display under cover, so take your time'}.`,
    `Sleeps ${sleeps}, built for ${range.purpose}, and ${carType === 'new' ? 'new' : 'ready to go'} at ${yard.location.suburb}. Step in and lie on the bed; everybody does.`,
  ])
  const weight =
    range.shape === 'motorhome'
      ? `It weighs ${tare.toLocaleString('en-AU')} kg empty with a gross vehicle mass of ${mass.toLocaleString('en-AU')} kg. Ask us which licence you need.`
      : `Tare is ${tare.toLocaleString('en-AU')} kg and the aggregate trailer mass ${mass.toLocaleString('en-AU')} kg on ${axle === 'Tandem' ? 'tandem axles' : 'a single axle'}, for a payload of ${(mass - tare).toLocaleString('en-AU')} kg. Tell us your tow vehicle and we’ll check the numbers with you.`
  const lists = random.pick([
    `This ${word} has ${chosen.join(', ')} and more. See the full list below.`,
    `Popular features: ${chosen.join(', ')}.`,
  ])
  const condition = random.pick(
    carType === 'used'
      ? ['We have checked for damp with a meter, replaced what needed it and tested every appliance on gas and on mains.', 'Seals, floor and roof are dry. New tyres this year, and we repacked the bearings.', 'The canvas and cushions are clean, the keys are all here, and so are the manuals in their folder.']
      : ['Handover takes about two hours. We show you every tap, switch and latch, and you’re welcome to film it.', 'You can have it with or without the travel pack; we’ll price it both ways.', 'Built to order or from the floor: this one is on the floor.'],
  )
  const closing = random.pick([`Come and see it at ${yard.location.suburb}; there is room to park whatever you tow with.`, 'We take cars, caravans, boats and camper trailers in trade.', 'Ask for a walk-through video if you’re not local.'])
  return [opening, ...random.some([weight, lists, condition], random.whole(2, 3)), closing].join('|')
} // biome-ignore format: talk is one sentence a line
