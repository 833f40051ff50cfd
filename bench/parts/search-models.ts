/** Makes with their share of the stock, and their models with body types: similar to Australian yards. */
export const MAKES: readonly { readonly make: string; readonly share: number; readonly models: readonly Model[] }[] = `
Toyota 18: Hilux ute, RAV4 suv, Corolla hatch, Camry sedan, LandCruiser suv, LandCruiser Prado suv, Kluger suv, Yaris hatch, Yaris Cross suv, C-HR suv, HiAce van, Fortuner suv, 86 coupe, GR86 coupe, Supra coupe, Tarago peopleMover, Granvia peopleMover, bZ4X suv
Mazda 10: CX-5 suv, CX-3 suv, CX-30 suv, CX-8 suv, CX-9 suv, CX-60 suv, CX-90 suv, Mazda2 hatch, Mazda3 hatch, Mazda6 sedan, BT-50 ute, MX-5 convertible, MX-30 suv
Ford 9: Ranger ute, Everest suv, Focus hatch, Fiesta hatch, Escape suv, Mustang coupe, Territory suv, Falcon sedan, Puma suv, Transit van, Transit Custom van, Mondeo sedan, EcoSport suv, F-150 ute, Endura suv
Hyundai 8: i30 hatch, i20 hatch, Tucson suv, Santa Fe suv, Kona suv, Venue suv, iLoad van, Accent sedan, Elantra sedan, Sonata sedan, IONIQ 5 suv, IONIQ hatch, Palisade suv, Staria peopleMover, Veloster coupe, iX35 suv
Kia 7: Cerato hatch, Sportage suv, Sorento suv, Seltos suv, Picanto hatch, Rio hatch, Carnival peopleMover, Stonic suv, Stinger sedan, EV6 suv, EV9 suv, Niro suv, Optima sedan, Soul hatch
Mitsubishi 7: Triton ute, ASX suv, Outlander suv, Pajero suv, Pajero Sport suv, Eclipse Cross suv, Lancer sedan, Mirage hatch, Express van, Delica peopleMover
Nissan 6: Navara ute, X-TRAIL suv, QASHQAI suv, Patrol suv, JUKE suv, Pathfinder suv, LEAF hatch, Pulsar hatch, Micra hatch, 370Z coupe, Z coupe, Murano suv, Dualis suv
Volkswagen 5: Golf hatch, Polo hatch, Tiguan suv, Amarok ute, T-Roc suv, T-Cross suv, Passat wagon, Touareg suv, Caddy van, Transporter van, Multivan peopleMover, Jetta sedan, ID.4 suv, Arteon sedan
Subaru 4: Forester suv, Outback wagon, XV suv, Crosstrek suv, Impreza hatch, WRX sedan, Liberty sedan, Levorg wagon, BRZ coupe, Solterra suv
Isuzu 3: D-MAX ute, MU-X suv, NPR lightTruck, NNR lightTruck, FRR lightTruck
Holden 3: Commodore sedan, Colorado ute, Captiva suv, Cruze sedan, Astra hatch, Trax suv, Barina hatch, Acadia suv, Equinox suv, Trailblazer suv, Spark hatch, Ute ute
BMW 3: 1 Series hatch, 2 Series coupe, 3 Series sedan, 4 Series coupe, 5 Series sedan, X1 suv, X3 suv, X5 suv, X7 suv, i4 sedan, iX suv, M3 sedan, M4 coupe, Z4 convertible
Mercedes-Benz 3: A-Class hatch, B-Class hatch, C-Class sedan, E-Class sedan, S-Class sedan, CLA sedan, GLA suv, GLB suv, GLC suv, GLE suv, GLS suv, EQA suv, EQC suv, Sprinter van, Vito van, X-Class ute
Audi 2.5: A1 hatch, A3 sedan, A4 sedan, A5 coupe, A6 sedan, Q2 suv, Q3 suv, Q5 suv, Q7 suv, Q8 suv, e-tron suv, TT coupe, RS3 hatch, S5 coupe
Honda 2.5: Civic hatch, CR-V suv, HR-V suv, ZR-V suv, Jazz hatch, Accord sedan, City sedan, Odyssey peopleMover
Suzuki 2: Swift hatch, Jimny suv, Vitara suv, Ignis hatch, Baleno hatch, S-Cross suv, Grand Vitara suv
MG 2: MG3 hatch, MG4 hatch, MG5 sedan, ZS suv, ZST suv, HS suv, ZS EV suv
GWM 1.5: Ute ute, Haval H6 suv, Haval Jolion suv, Tank 300 suv, Ora hatch, Cannon ute
Jeep 1.2: Wrangler suv, Grand Cherokee suv, Cherokee suv, Compass suv, Gladiator ute, Renegade suv
Land Rover 1.2: Defender suv, Discovery suv, Discovery Sport suv, Range Rover suv, Range Rover Sport suv, Range Rover Evoque suv, Range Rover Velar suv
Lexus 1.2: NX suv, RX suv, UX suv, LX suv, ES sedan, IS sedan, CT hatch, LC coupe, GX suv
Volvo 0.8: XC40 suv, XC60 suv, XC90 suv, V60 wagon, S60 sedan, C40 suv, EX30 suv
Tesla 1: Model 3 sedan, Model Y suv, Model S sedan, Model X suv
BYD 0.9: Atto 3 suv, Dolphin hatch, Seal sedan, Sealion 6 suv, Shark 6 ute
LDV 0.8: T60 ute, D90 suv, G10 van, Deliver 9 van, MIFA 9 peopleMover, eT60 ute
SsangYong 0.5: Musso ute, Rexton suv, Korando suv, Tivoli suv
Renault 0.6: Koleos suv, Captur suv, Megane hatch, Clio hatch, Kangoo van, Trafic van, Master van, Arkana suv
Peugeot 0.5: 208 hatch, 308 hatch, 2008 suv, 3008 suv, 5008 suv, 508 sedan, Expert van
Skoda 0.6: Octavia wagon, Fabia hatch, Superb wagon, Kodiaq suv, Karoq suv, Kamiq suv, Scala hatch, Enyaq suv
MINI 0.5: Cooper hatch, Clubman wagon, Countryman suv, Convertible convertible
Porsche 0.5: Cayenne suv, Macan suv, 911 coupe, Cayman coupe, Boxster convertible, Panamera sedan, Taycan sedan
Jaguar 0.3: F-PACE suv, E-PACE suv, XE sedan, XF sedan, F-TYPE coupe, I-PACE suv
Citroën 0.2: C3 hatch, C4 hatch, C5 Aircross suv, Berlingo van
Fiat 0.3: 500 hatch, 500X suv, Ducato van, Doblo van
Alfa Romeo 0.3: Giulia sedan, Stelvio suv, Giulietta hatch, Tonale suv
RAM 0.5: 1500 ute, 2500 ute, 3500 ute
Chevrolet 0.3: Silverado ute, Corvette coupe, Camaro coupe
Genesis 0.2: GV70 suv, GV80 suv, G70 sedan, G80 sedan
Cupra 0.3: Formentor suv, Leon hatch, Born hatch, Ateca suv
Chery 0.5: Omoda 5 suv, Tiggo 7 suv, Tiggo 8 suv, Tiggo 4 suv
Polestar 0.2: Polestar 2 sedan, Polestar 3 suv, Polestar 4 suv
Infiniti 0.1: Q30 hatch, Q50 sedan, QX70 suv`
  .trim()
  .split('\n')
  .map((line) => {
    const [, make, share, models] = /^(.+?) ([\d.]+): (.+)$/.exec(line)!
    return { make: make!, share: Number(share), models: models!.split(', ').map(modelOf) }
  })

export interface Model {
  readonly model: string
  readonly body: string
}

function modelOf(text: string): Model {
  const end = text.lastIndexOf(' ')
  return { model: text.slice(0, end), body: text.slice(end + 1) }
}
