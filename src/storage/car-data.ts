import type { FeedCar } from '#domain/feed/car.ts'

/** Drops empty fields before storing a car, which cuts its size to a third. */
export function packCar(car: FeedCar): Record<string, unknown> {
  return packed(car)
}

/** Restores the fields that `packCar` dropped; fields added to the product later read as empty. */
export function unpackCar(data: Readonly<Record<string, unknown>>): FeedCar {
  const kept = data as Partial<FeedCar>
  return {
    ...EMPTY,
    ...kept,
    variant: { ...EMPTY.variant, ...kept.variant },
    specifications: { ...EMPTY.specifications, ...kept.specifications },
    autograb_data: { ...EMPTY.autograb_data, ...kept.autograb_data },
    location: { ...EMPTY.location, ...kept.location },
    finance_lenders: unpackLenders(kept.finance_lenders ?? {}),
  }
}

function packed(value: object): Record<string, unknown> {
  const kept: Record<string, unknown> = {}
  for (const [name, inner] of Object.entries(value)) {
    if (inner === null || (Array.isArray(inner) && inner.length === 0)) continue
    if (typeof inner !== 'object' || Array.isArray(inner)) {
      kept[name] = inner
      continue
    }
    const within = packed(inner)
    if (Object.keys(within).length > 0) kept[name] = within
  }
  return kept
}

function unpackLenders(kept: FeedCar['finance_lenders']): FeedCar['finance_lenders'] {
  return Object.fromEntries(Object.entries(kept).map(([lender, offer]) => [lender, { ...EMPTY_OFFER, ...offer }]))
}

const EMPTY_OFFER = {
  interestRate: null,
  comparisonRate: null,
  paymentWeek: null,
  paymentMonth: null,
  termMonths: null,
  termYears: null,
  balloon: null,
  deposit: null,
  disclaimer: null,
} as const

const EMPTY: FeedCar = {
  name: '',
  carsales_title: null,
  year: null,
  make: '',
  model: '',
  badge: null,
  series: null,
  stocknum: null,
  vin: null,
  regplate: null,
  colour: null,
  car_type: 'used',
  item_type: 'car',
  status: 'in_stock',
  tag: null,
  certified: false,
  reserved: false,
  preorder: false,
  show_on_dealer_website: true,
  price: null,
  price_type: null,
  before_price: null,
  offer_price: null,
  subscription_price: null,
  km: null,
  trans: null,
  simple_transmission: null,
  body: null,
  simple_body: null,
  simple_fuel: null,
  fuel: null,
  drive: null,
  seats: null,
  doors: null,
  engine_size: null,
  build_date: null,
  compliance_date: null,
  rego_expiry: null,
  views: 0,
  images: [],
  thumbnails: [],
  primary_image_url: null,
  file: null,
  video: null,
  standardEquipment: [],
  dealercomments: null,
  has_nvic: false,
  payment_processors: [],
  private_suburb: null,
  private_postcode: null,
  dealership_id: null,
  dealership_slug: '',
  categories: [],
  feed_id: null,
  finance_lenders: {},
  variant: {
    cylinders: null,
    enginesize: null,
    enginesize_litres: null,
    induction: null,
    geartype: null,
    fuelconsumptioncombined: null,
    fuelcapacity: null,
    grossvehiclemass: null,
    vehiclelength: null,
    vehicleheight: null,
    vehiclewidth: null,
    torque: null,
    ancaprating: null,
    ancap_year: null,
  },
  specifications: {
    body_width: null,
    body_length: null,
    tare_weight: null,
    axle_type: null,
    sleeps: null,
    aggregate_trailer_mass: null,
  },
  autograb_data: { state_average_market_price: null, average_market_price: null },
  location: { name: null, slug: null, phone: null, city: null, state: null, suburb: null, postcode: null },
}
