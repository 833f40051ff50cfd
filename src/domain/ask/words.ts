import type { FacetName } from '../listing/facet/facet-names.ts'
import type { RegionCode } from '../region.ts'

/** ASK-4: what buyers type for values of facets. The values that a site has in stock are taken. */
export interface Word {
  readonly facet: FacetName
  readonly values: readonly string[]
  /** Phrases, separated by commas. */
  readonly phrases: string
  /** Values for a site that has none of the others in stock. */
  readonly otherwise?: readonly string[]
  /** Words that the search matches besides, if some car with that value has all of them: a dual cab is a ute, but not each ute is one. */
  readonly text?: string
  /** SITE-6: where people say so; everywhere without it. */
  readonly regions?: readonly RegionCode[]
}

const body = (phrases: string, ...list: readonly string[]): Word => ({ facet: 'simple_body', values: list, phrases })
const fuel = (phrases: string, ...list: readonly string[]): Word => ({ facet: 'fuel', values: list, phrases })
const drive = (phrases: string, ...list: readonly string[]): Word => ({ facet: 'drive', values: list, phrases })
const feature = (phrases: string, ...list: readonly string[]): Word => ({
  facet: 'filtered_features',
  values: list,
  phrases,
})
const colour = (phrases: string, ...list: readonly string[]): Word => ({ facet: 'colour', values: list, phrases })

export const WORDS: readonly Word[] = [
  body('ute,utes,utility,pickup,pick up,pick-up,pickup truck', 'ute'),
  { ...body('dual cab,dual-cab,dualcab,double cab,crew cab,dual cab ute', 'ute'), text: 'dual cab' },
  { ...body('single cab,single-cab,single cab ute', 'ute', 'cabChassis'), text: 'single cab' },
  { ...body('extra cab,king cab,space cab,super cab,freestyle cab', 'ute'), text: 'cab' },
  body('cab chassis,cab-chassis,tray back,trayback,traytop,tray top', 'cabChassis', 'ute'),
  body('suv,suvs,crossover,soft roader,softroader,off roader,offroader', 'suv'),
  body('sedan,sedans,saloon,four door sedan', 'sedan'),
  body('hatch,hatches,hatchback,hatch back,hatchbacks', 'hatch', 'hatchback'),
  body('wagon,wagons,station wagon,stationwagon,estate', 'wagon', 'stationWagon'),
  body('coupe,coupes,sports coupe', 'coupe'),
  body('convertible,convertibles,cabrio,cabriolet,soft top,softtop,drop top,roadster,ragtop', 'convertible', 'softtop'),
  body('people mover,people movers,people-mover,mpv,minivan,people carrier', 'peopleMover'),
  { ...body('van,vans,cargo van,delivery van,panel van,work van', 'van'), otherwise: ['caravan'] },
  body('bus,minibus,mini bus', 'bus'),
  body('motorhome,motorhomes,motor home,campervan,camper van,rv', 'motorhome'),
  body('caravan,caravans', 'caravan'),
  {
    ...body('camper trailer,camper trailers,camper,campers,pop top camper', 'camperTrailer'),
    otherwise: ['motorhome'],
  },
  body('light truck,light trucks,box truck,box trucks,tipper', 'lightTruck'),
  { ...body('truck,trucks', 'lightTruck'), regions: ['AU', 'NZ'] },
  { ...body('truck,trucks', 'ute'), otherwise: ['lightTruck'], regions: ['US'] },

  {
    facet: 'axle_type',
    values: ['Tandem axle', 'Tandem'],
    phrases: 'tandem,tandem axle,tandem axles,dual axle,two axles,2 axles',
  },
  {
    facet: 'axle_type',
    values: ['Single axle', 'Single', 'Tandem axle', 'Tandem'],
    phrases: 'single or tandem axle,tandem or single axle,single or tandem,tandem or single',
  },
  { facet: 'axle_type', values: ['Single axle', 'Single'], phrases: 'single axle,single-axle,one axle,1 axle' },

  fuel('petrol,gasoline,unleaded,ulp,premium unleaded', 'Petrol'),
  fuel('diesel,diesels,turbo diesel,turbodiesel,turbo-diesel,tdi,crdi', 'Diesel'),
  fuel('hybrid,hybrids,petrol hybrid', 'Hybrid'),
  fuel('plug in hybrid,plug-in hybrid,plugin hybrid,phev,plug in', 'Plug-in Hybrid'),
  fuel('electric,electric car,electric cars,ev,evs,bev,battery electric,full electric,fully electric', 'Electric'),
  fuel('lpg,autogas', 'LPG'),
  { ...fuel('gas', 'LPG'), regions: ['AU', 'NZ'] },
  { ...fuel('gas,regular gas,gas engine', 'Petrol'), regions: ['US'] },
  fuel('hydrogen,fuel cell', 'Hydrogen'),

  {
    facet: 'transmission',
    values: ['Automatic'],
    phrases: 'automatic,auto,automatics,auto gearbox,auto trans,cvt,dsg,self shifting',
  },
  {
    facet: 'transmission',
    values: ['Manual'],
    phrases: 'manual,manuals,stick,stick shift,manual gearbox,manual trans,6 speed manual,5 speed manual',
  },

  { ...drive('4x4,4wd,4 wd,4 x 4,4 wheel drive,four wheel drive,four-wheel drive', '4x4', '4WD'), otherwise: ['AWD'] },
  { ...drive('awd,all wheel drive,all-wheel drive,quattro,4motion,xdrive', 'AWD'), otherwise: ['4WD', '4x4'] },
  drive('2wd,4x2,two wheel drive,2 wheel drive', '4x2', '2WD', 'FWD', 'RWD'),
  drive('rwd,rear wheel drive,rear-wheel drive', 'RWD'),
  drive('fwd,front wheel drive,front-wheel drive', 'FWD'),

  { facet: 'car_type', values: ['new'], phrases: 'new,brand new,brand-new,new car,new cars' },
  {
    facet: 'car_type',
    values: ['used'],
    phrases: 'used,second hand,second-hand,secondhand,2nd hand,pre owned,pre-owned,preowned,pre loved,preloved',
  },
  { facet: 'car_type', values: ['demo'], phrases: 'demo,demos,demonstrator,ex demo,ex-demo,dealer demo' },
  { facet: 'status', values: ['in_stock'], phrases: 'in stock,available now,ready now' },
  { facet: 'status', values: ['coming_soon'], phrases: 'coming soon,arriving soon,in transit' },

  colour('gray,grey,charcoal,gunmetal', 'Grey', 'Gray'),
  colour('silver', 'Silver'),
  { ...colour('maroon,burgundy', 'Maroon', 'Burgundy'), otherwise: ['Red'] },
  { ...colour('navy,navy blue', 'Navy'), otherwise: ['Blue'] },
  { ...colour('cream,ivory', 'Cream'), otherwise: ['Beige', 'White'] },
  { ...colour('gold,champagne', 'Gold'), otherwise: ['Beige'] },

  feature('tow bar,towbar,tow-bar,tow ball,towball', 'Tow bar', 'Towbar'),
  feature(
    'reversing camera,reverse camera,rear camera,rear view camera,reverse cam',
    'Reversing camera',
    'Reverse camera',
  ),
  feature('sat nav,satnav,gps,navigation', 'Satellite navigation', 'Navigation'),
  feature('carplay,apple carplay,apple car play,car play', 'Apple CarPlay'),
  feature('sunroof,sun roof,moonroof,panoramic roof,panoramic sunroof', 'Sunroof', 'Panoramic sunroof'),
  feature('leather,leather seats,leather trim,leather interior', 'Leather', 'Leather seats', 'Leather trim'),
  feature('heated seats,seat heating', 'Heated seats', 'Heated front seats'),
  feature('blind spot monitoring,blind spot,blind spot monitor', 'Blind spot monitoring', 'Blind spot monitor'),
  feature('cruise control,cruise', 'Cruise control'),
  feature('adaptive cruise,adaptive cruise control,radar cruise', 'Adaptive cruise control'),
  feature('bull bar,bullbar,bull-bar', 'Bull bar', 'Bullbar'),
  feature('roof racks,roof rack,roofracks', 'Roof racks'),
]

/** Phrases whose words mean something else alone: a grey nomad is not grey, a school run no badge with 'Run'. */
export const TOGETHER: ReadonlySet<string> = new Set(
  'off grid,off-grid,grey nomad,grey nomads,gray nomads,school run,big lap,long run,road trip,island bed,car licence,black spot,red spot,green slip,white goods,silver lining,blue chip'.split(
    ',',
  ),
)

/** Words of a sentence that say nothing about a car. */
export const FILLERS: ReadonlySet<string> = new Set(
  (
    "a,an,the,with,for,and,or,in,on,at,of,to,is,are,has,have,having,that,which,my,our,your,i,im,i’m,i'm,we,me,us,you,any,some," +
    'car,cars,vehicle,vehicles,auto mobile,automobile,wheels,sale,for sale,show,show me,find,find me,search,looking,looking for,' +
    'look for,want,i want,i need,need,would like,id like,after,something,anything,please,pls,buy,buying,sell,selling,price,priced,' +
    'costs,cost,asking,budget,max price,only,just,also,plus,one,good condition,good,great,nice,decent,best,super,dollars,bucks,aud,nzd,usd,engine,transmission,gearbox,colour,' +
    'color,body,type,style,model,make,drive away,driveaway,from,can,it,do,does,what,got,there,stock,dealer,dealership,local,' +
    "what do you have,do you have,can i get,is there,are there,around,about,that is,thats,that's,ones,variant,spec,series"
  ).split(','),
)
