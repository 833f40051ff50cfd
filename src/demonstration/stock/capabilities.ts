import type { Engine, ModelSpec } from './model-spec.ts'

/**
 * What buyers decide by, as makers quote it in Australia, rounded: braked towing and payload in kg. A model without a row
 * has no figure: small cars that few tow with.
 */
const TOWING: Readonly<Record<string, readonly [braked: number, payload?: number]>> = {
  'Audi Q5': [2000],
  'BMW X3': [2000],
  'BYD Shark 6': [2500, 790],
  'Ford Escape': [1800],
  'Ford Everest': [3500, 670],
  'Ford Ranger': [3500, 950],
  'Ford Transit Custom': [2500, 1080],
  'GWM Tank 300': [2500],
  'GWM Ute Cannon': [3000, 1050],
  'Holden Colorado': [3500, 1000],
  'Holden Commodore': [1600],
  'Honda CR-V': [1500],
  'Hyundai Ioniq 5': [1600],
  'Hyundai Kona': [1300],
  'Hyundai Santa Fe': [2000],
  'Hyundai Staria': [2500],
  'Hyundai Tucson': [1900],
  'Hyundai iLoad': [1500, 1100],
  'Isuzu D-MAX': [3500, 1000],
  'Isuzu MU-X': [3500, 640],
  'Jeep Grand Cherokee': [2800],
  'Kia Carnival': [2000],
  'Kia EV5': [1250],
  'Kia EV6': [1600],
  'Kia Sorento': [2000],
  'Kia Sportage': [1900],
  'Kia Tasman': [3500, 1010],
  'LDV G10': [1500, 1000],
  'Lexus NX': [1000],
  'MG HS': [1750],
  'Mazda BT-50': [3500, 1060],
  'Mazda CX-5': [1800],
  'Mazda CX-60': [2000],
  'Mazda CX-80': [2500],
  'Mazda CX-9': [2000],
  'Mercedes-Benz GLC': [2400],
  'Mitsubishi ASX': [1300],
  'Mitsubishi Fuso Canter': [3500, 2000],
  'Mitsubishi Outlander': [1600],
  'Mitsubishi Pajero Sport': [3100, 610],
  'Mitsubishi Triton': [3500, 1030],
  'Nissan Navara': [3500, 1000],
  'Nissan Patrol': [3500, 620],
  'Nissan X-Trail': [2000],
  'Renault Trafic': [2000, 1080],
  'Skoda Octavia': [1500],
  'Subaru Forester': [1800],
  'Subaru Outback': [2000],
  'Suzuki Jimny': [1300],
  'Tesla Model 3': [1000],
  'Tesla Model Y': [1600],
  'Toyota HiAce': [1900, 1000],
  'Toyota HiAce Commuter': [1500],
  'Toyota HiLux': [3500, 950],
  'Toyota Kluger': [2000],
  'Toyota LandCruiser 300': [3500, 660],
  'Toyota LandCruiser 79': [3500, 1150],
  'Toyota LandCruiser Prado': [3000, 620],
  'Toyota RAV4': [1500],
  'Volkswagen Amarok': [3500, 1000],
  'Volkswagen ID.4': [1200],
  'Volkswagen Multivan': [2000],
  'Volkswagen Passat': [1800],
  'Volkswagen Tiguan': [2500],
  'Volkswagen Tiguan Allspace': [2400],
  'Volkswagen Transporter': [2500, 1050],
}

/** WLTP kilometres, kWh, and kW of charging at home and on the road, by model and engine. */
const ELECTRIC: Readonly<Record<string, readonly [range: number, battery: number, ac: number, dc: number]>> = {
  'BYD Atto 3 e1': [420, 60, 7, 88],
  'Hyundai Ioniq 5 e1': [507, 77, 11, 220],
  'Hyundai Ioniq 5 e2': [481, 77, 11, 220],
  'Hyundai Kona e1': [505, 65, 11, 100],
  'Kia EV5 e1': [400, 64, 11, 120],
  'Kia EV5 e2': [500, 88, 11, 140],
  'Kia EV6 e1': [582, 84, 11, 240],
  'Kia EV6 e2': [522, 84, 11, 240],
  'MG MG4 e1': [405, 64, 7, 140],
  'Tesla Model 3 e1': [513, 60, 11, 170],
  'Tesla Model 3 e2': [629, 79, 11, 250],
  'Tesla Model Y e1': [455, 60, 11, 170],
  'Tesla Model Y e2': [533, 79, 11, 250],
  'Toyota bZ4X e1': [436, 71, 7, 150],
  'Toyota bZ4X e2': [411, 71, 7, 150],
  'Volkswagen ID.4 e1': [544, 77, 11, 135],
}

/** What a car of the model can do, by its engine's key; null where its maker quotes nothing. */
export function capabilities({ make, model, engines }: Pick<ModelSpec, 'make' | 'model' | 'engines'>, engine: Engine) {
  const key = Object.keys(engines).find((name) => engines[name] === engine)
  const [braked = null, payload = null] = TOWING[`${make} ${model}`] ?? []
  const [range = null, battery = null, ac = null, dc = null] = ELECTRIC[`${make} ${model} ${key}`] ?? []
  return {
    braked_towing: braked,
    payload,
    driving_range: range,
    battery_capacity: battery,
    ac_charging: ac,
    dc_charging: dc,
  }
}
