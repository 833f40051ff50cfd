/** ASK-5: what people call a place: the name that the page shows, the postcode in its middle, and how far it reaches. */
export interface Nickname {
  readonly name: string
  readonly postcode: string
  /** In kilometres; 0 for a town. */
  readonly km: number
  /** What people say, separated by commas. */
  readonly said: string
}

/** Written by hand: nicknames and regions that no official list has, and towns whose name is not that of a suburb. */
export const NICKNAMES: readonly Nickname[] = [
  { name: 'Brisbane', postcode: '4000', km: 0, said: 'brissy,brissie,bris vegas,brisvegas,brisbane city' },
  { name: 'Greater Brisbane', postcode: '4000', km: 50, said: 'greater brisbane,brisbane region,brisbane metro' },
  { name: 'South East Queensland', postcode: '4114', km: 120, said: 'seq,south east queensland,southeast queensland,se qld,south east qld' },
  { name: 'Far North Queensland', postcode: '4870', km: 150, said: 'fnq,far north queensland,far north qld,tropical north queensland' },
  { name: 'Central Queensland', postcode: '4700', km: 200, said: 'cq,central queensland,central qld' },
  { name: 'Wide Bay', postcode: '4670', km: 120, said: 'wide bay,wide bay burnett' },
  { name: 'Darling Downs', postcode: '4350', km: 120, said: 'darling downs,the downs' },
  { name: 'Gold Coast', postcode: '4217', km: 25, said: 'goldie,the goldie,gc,the gold coast,glitter strip' },
  { name: 'Sunshine Coast', postcode: '4558', km: 35, said: 'sunny coast,the sunny coast,sunshine coast,sunnycoast' },
  { name: 'Rockhampton', postcode: '4700', km: 0, said: 'rocky' },
  { name: 'Toowoomba', postcode: '4350', km: 0, said: 'twba,the garden city' },
  { name: 'Hervey Bay', postcode: '4655', km: 0, said: 'hervey bay' },
  { name: 'Gympie', postcode: '4570', km: 0, said: 'gympie' },
  { name: 'Redcliffe', postcode: '4020', km: 0, said: 'redcliffe,redcliffe peninsula,the peninsula' },
  { name: 'Greater Sydney', postcode: '2000', km: 60, said: 'greater sydney,sydney region,sydney metro,syd' },
  { name: 'Sutherland Shire', postcode: '2232', km: 25, said: 'the shire,sutherland shire' },
  { name: 'The Hills', postcode: '2153', km: 25, said: 'hills district,the hills district,hills shire' },
  { name: 'Western Sydney', postcode: '2150', km: 30, said: 'western sydney,west sydney,sydney west,the west of sydney' },
  { name: 'Northern Beaches', postcode: '2099', km: 25, said: 'northern beaches,the beaches,insular peninsula' },
  { name: 'North Shore', postcode: '2065', km: 25, said: 'north shore,sydney north shore,lower north shore,upper north shore' },
  { name: 'Wollongong', postcode: '2500', km: 0, said: 'the gong,gong' },
  { name: 'Illawarra', postcode: '2500', km: 50, said: 'the illawarra' },
  { name: 'Newcastle', postcode: '2300', km: 0, said: 'newy,newie,newcastle' },
  { name: 'Hunter', postcode: '2320', km: 60, said: 'hunter valley,the hunter,hunter region' },
  { name: 'Central Coast', postcode: '2250', km: 30, said: 'central coast,the central coast,cenny coast' },
  { name: 'Northern Rivers', postcode: '2480', km: 70, said: 'northern rivers' },
  { name: 'Byron Bay', postcode: '2481', km: 0, said: 'byron,byron bay' },
  { name: 'Greater Melbourne', postcode: '3000', km: 60, said: 'greater melbourne,melbourne metro,melb,melbs' },
  { name: 'Geelong', postcode: '3220', km: 0, said: 'geelong,sleepy hollow' },
  { name: 'Traralgon', postcode: '3844', km: 0, said: 'traralgon' },
  { name: 'Werribee', postcode: '3030', km: 0, said: 'werribee' },
  { name: 'Dandenong', postcode: '3175', km: 0, said: 'dandy,dandenong' },
  { name: 'Yarra Valley', postcode: '3777', km: 35, said: 'yarra valley' },
  { name: 'Gippsland', postcode: '3844', km: 120, said: 'gippsland' },
  { name: 'Bellarine', postcode: '3222', km: 25, said: 'bellarine,bellarine peninsula' },
  { name: 'Fremantle', postcode: '6160', km: 0, said: 'freo' },
  { name: 'Greater Perth', postcode: '6000', km: 60, said: 'greater perth,perth metro' },
  { name: 'Margaret River', postcode: '6285', km: 0, said: 'margs,margaret river' },
  { name: 'Greater Adelaide', postcode: '5000', km: 50, said: 'greater adelaide,adelaide metro,radelaide' },
  { name: 'Barossa Valley', postcode: '5352', km: 35, said: 'barossa valley,the barossa' },
  { name: 'Fleurieu Peninsula', postcode: '5211', km: 50, said: 'fleurieu,fleurieu peninsula' },
  { name: 'Hobart', postcode: '7000', km: 0, said: 'hobart town,slowbart' },
  { name: 'Launceston', postcode: '7250', km: 0, said: 'launnie,lonnie' },
  { name: 'Alice Springs', postcode: '0870', km: 0, said: 'the alice,alice' },
] // biome-ignore format: one place a line
