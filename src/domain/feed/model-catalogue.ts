/**
 * Model names that feeds are known to cut short, by make in lower case; names in the maker's spelling. It lists models
 * of several words, models with several spellings, and all models of makes of two words, because feeds often put the
 * second word of the make into the model column. Makes and models not listed here are used as the feed gives them.
 */
export const MODEL_CATALOGUE: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    'alfa romeo':
      '145,146,147,155,156,159,164,166,33,33 Stradale,4C,75,8C,Alfetta,Brera,Crosswagon,Giulia,Giulietta,GT,GTV,Junior,MiTo,Montreal,Spider,Sprint,Stelvio,Tonale',
    'aston martin':
      'Cygnet,DB11,DB12,DB4,DB5,DB6,DB7,DB9,DBS,DBX,DBX707,Lagonda,Rapide,V8 Vantage,V12 Vantage,Valhalla,Vanquish,Vantage,Virage',
    audi: 'A3 allstreet,A4 allroad,A6 allroad,A6 e-tron,e-tron,e-tron GT,Q4 e-tron,Q6 e-tron,Q8 e-tron,RS 3,RS 4,RS 5,RS 6,RS 7,RS e-tron GT,RS Q3,RS Q8,TT RS,TTS',
    bentley: 'Continental,Continental Flying Spur,Continental GT,Continental GTC,Flying Spur',
    bmw: '1 Series,2 Series,3 Series,4 Series,5 Series,6 Series,7 Series,8 Series,Alpina B3,Alpina B4,Alpina B5,Alpina XD3',
    byd: 'Atto 1,Atto 2,Atto 3,Dolphin,Seal,Sealion 5,Sealion 6,Sealion 7,Sealion 8,Shark 6',
    cadillac: 'CT5-V,Escalade,Lyriq',
    chery: 'Omoda 5,Omoda E5,Tiggo 4,Tiggo 4 Pro,Tiggo 7,Tiggo 7 Pro,Tiggo 8,Tiggo 8 Pro Max,Tiggo 9',
    chevrolet: 'Bel Air,Corvette,Corvette Stingray,El Camino,Monte Carlo,Silverado',
    chrysler: '300,300C,300 SRT,Grand Voyager,PT Cruiser',
    citroen:
      '2CV,Berlingo,C3 Aircross,C3 Picasso,C4 Aircross,C4 Cactus,C4 Picasso,C5 Aircross,C5 X,DS 3,DS 4,DS 5,Grand C4 Picasso,Grand C4 SpaceTourer',
    dodge: 'Grand Caravan,Ram 1500',
    fiat: '500C,500e,500X,500L,Punto,Ritmo',
    ford: 'Bronco Sport,Escort,E-Transit,E-Transit Custom,F-100,F-150,F-250,F-350,F-450,Fairlane,Mustang Mach-E,Tourneo,Tourneo Custom,Transit,Transit Connect,Transit Courier,Transit Custom,Thunderbird',
    foton: 'Tunland V7,Tunland V9',
    'great wall': 'Cannon,SA220,Steed,V200,V240,X200,X240',
    gwm: 'Cannon,Cannon Alpha,Haval H2,Haval H6,Haval H6 GT,Haval H7,Haval H9,Haval Jolion,Haval Jolion Pro,Ora,Ora 5,Tank 300,Tank 500,Ute Cannon,Ute',
    haval: 'H6 GT',
    holden: 'Calais Tourer,Commodore,Cruze,Monaro,One Tonner',
    honda: 'Accord Euro,City,CR-V,CR-Z,HR-V,Insight,MDX,NSX,WR-V,ZR-V',
    hyundai:
      'Elantra,Grand Starex,Grandeur,i20,i30,iLoad,iMax,Inster,Ioniq,Ioniq 5,Ioniq 5 N,Ioniq 6,Ioniq 9,ix35,Mighty EX4,Mighty EX6,Mighty EX8,Santa Fe,Santa Cruz,Sonata,Staria Load,Tiburon,Veloster',
    infiniti: 'Q30,Q50,Q60,Q70,QX30,QX70,QX80',
    isuzu: 'D-Max,MU-X',
    iveco: 'Daily,Eurocargo,Stralis,S-Way',
    jaguar: 'E-Pace,E-Type,F-Pace,F-Type,I-Pace,S-Type,Super V8,X-Type,XJ Series',
    jeep: 'Cherokee,Commander,Compass,Gladiator,Grand Cherokee,Grand Cherokee L,Grand Wagoneer,Patriot,Renegade,Wrangler,Wrangler Unlimited',
    kia: 'EV3,EV4,EV5,EV6,EV9,Grand Carnival,Carnival,Pro_cee’d,ProCeed,Tasman',
    lamborghini: 'Aventador,Gallardo,Huracan,Murcielago,Revuelto,Temerario,Urus',
    'land rover':
      '110,90,Defender,Defender 90,Defender 110,Defender 130,Discovery,Discovery 3,Discovery 4,Discovery 5,Discovery Sport,Freelander,Freelander 2,Range Rover,Range Rover Evoque,Range Rover Sport,Range Rover Velar,Series I,Series II,Series III',
    ldv: 'Deliver 7,Deliver 9,eDeliver 7,eDeliver 9,eT60,G10,G10+,MIFA,MIFA 9,T60,T60 Max,Terron 9,V80',
    leapmotor: 'B10,C10',
    lexus: 'CT 200h,ES,GS,GX,HS,IS,IS F,LBX,LC,LS,LX,NX,RC,RC F,RX,RZ,SC,UX',
    lotus: '3-Eleven,Elise,Eletre,Emeya,Emira,Europa,Evora,Exige',
    mahindra: 'Pik-Up,Scorpio,Scorpio-N,XUV 3XO,XUV500,XUV700',
    maserati: 'GranCabrio,GranSport,GranTurismo,Grecale,MC20,MCPura,Quattroporte',
    mazda: '2,3,6,BT-50,CX-3,CX-30,CX-5,CX-60,CX-7,CX-70,CX-8,CX-80,CX-9,CX-90,MX-30,MX-5,MX-6,RX-7,RX-8,6e',
    'mercedes-benz':
      'A-Class,AMG GT,AMG GT 4-Door,AMG GT C,AMG GT R,AMG GT S,B-Class,C-Class,CL-Class,CLA-Class,CLE-Class,CLK-Class,CLS-Class,E-Class,EQA,EQB,EQC,EQE,EQS,eSprinter,eVito,G-Class,GL-Class,GLA-Class,GLB-Class,GLC-Class,GLE-Class,GLS-Class,M-Class,Marco Polo,R-Class,S-Class,SL-Class,SLC-Class,SLK-Class,V-Class,Vito,X-Class',
    mg: '3,4,5,6,7,Cyberster,F,HS,IM5,IM6,MG3,MG4,MG5,MG6,MG7,QS,RV8,S5,TF,U9,ZS,ZS EV,ZST,ZT',
    mini: '3D Hatch,5D Hatch,Aceman,Cabrio,Clubman,Convertible,Cooper,Countryman,Coupe,Hatch,John Cooper Works,Paceman,Roadster',
    mitsubishi:
      '3000GT,ASX,Challenger,Eclipse,Eclipse Cross,Express,Fuso Canter,Galant,i-MiEV,L200,L300,Lancer,Mirage,Outlander,Pajero,Pajero Sport,Star Wagon,Triton',
    nissan:
      '180 SX,200SX,300ZX,350Z,370Z,Ariya,Elgrand,Fairlady Z,GT-R,Juke,Leaf,Note e-Power,NV200,NV350,Patrol,Pathfinder,Qashqai,Skyline,Skyline Crossover,X-Trail,Z',
    peugeot: 'e-208,e-2008,e-Partner,Partner,RCZ',
    polestar: '2,3,4',
    porsche:
      '718 Boxster,718 Cayman,718 Spyder,911,918 Spyder,924,928,944,968,Boxster,Carrera GT,Cayenne,Cayenne Coupe,Cayman,Macan,Panamera,Taycan',
    ram: '1500,2500,3500',
    renault: 'Grand Scenic,Kangoo,Master,Megane,Scenic,Trafic',
    'rolls-royce':
      'Corniche,Cullinan,Dawn,Ghost,Phantom,Silver Cloud,Silver Shadow,Silver Spirit,Silver Spur,Spectre,Wraith',
    rover: '75,Mini,Mini Moke',
    saab: '9-2X,9-3,9-4X,9-5,9-7X,900,9000,99',
    skoda: 'Elroq,Enyaq,Fabia,Kamiq,Karoq,Kodiaq,Octavia,Rapid,Roomster,Scala,Superb,Yeti',
    ssangyong: 'Actyon Sports,Korando,Musso,Musso Grand,Musso XLV,Rexton,Stavic,Tivoli,Tivoli XLV',
    subaru: 'BRZ,Crosstrek,Forester,Impreza,Levorg,Liberty,Outback,Solterra,SVX,Trailseeker,Tribeca,Uncharted,WRX,XV',
    suzuki:
      'Across,Cappuccino,e Vitara,Fronx,Grand Vitara,Ignis,Jimny,Jimny XL,Mighty Boy,S-Cross,SX4,SX4 S-Cross,Swift,Vitara,XL-7,Wagon R',
    tesla: 'Cybertruck,Model 3,Model S,Model X,Model Y,Roadster',
    toyota:
      '4Runner,86,Alphard,Avalon,Blade,bZ4X,C-HR,Camry,Celica,Coaster,Corolla,Corolla Cross,Crown,Dyna,Echo,Estima,FJ Cruiser,Fortuner,GR Corolla,GR Supra,GR Yaris,GR86,Granvia,Harrier,HiAce,HiLux,HiLux Surf,Kluger,LandCruiser,LandCruiser Prado,Mark II,Mark X,MR2,Prado,Prius,Prius C,Prius V,RAV4,Regius Ace,Rukus,Soarer,Supra,Tarago,Town Ace,Tundra,Vellfire,Will Cypha,Yaris,Yaris Cross',
    volkswagen:
      'Amarok,Beetle,Caddy,Caddy California,Caddy Maxi,California,Caravelle,Crafter,Golf,Golf Alltrack,Golf Plus,Grand California,ID. Buzz,ID.3,ID.4,ID.5,ID.7,Kombi,Multivan,Passat,Passat Alltrack,Passat CC,Polo,T-Cross,T-Roc,Tayron,Tiguan,Tiguan Allspace,Touareg,Transporter,up!',
    volvo:
      'C30,C40,C70,Cross Country,EC40,EX30,EX40,EX60,EX90,S40,S60,S80,S90,V40,V40 Cross Country,V50,V60,V60 Cross Country,V70,V90,V90 Cross Country,XC40,XC60,XC70,XC90',
  } satisfies Record<string, string>).map(([make, names]) => [make, names.split(',')]),
)
