/** Signs of places and things, field 64 x 64, ours: flat things as a stamp cutter would do them. */
const SIGNS: Record<string, string> = {
  // -- spaces
  town: 'M2 60V24h16v-8h10V4h14v20h8v-8h12v44zM8 30v6h6v-6zM8 42v6h6v-6zM24 22v6h5v-6zM24 34v6h5v-6zM24 46v14h10V46zM38 30v6h6v-6zM52 24v6h5v-6zM52 36v6h5v-6zM52 48v6h5v-6z',
  village: 'M2 60V38l14-14 14 14v22zM12 60h8V44h-8zM34 60V30L48 14l14 16v30zM43 60h9V42h-9zM43 36h9v-6h-9zM22 20h4v6h-4z',
  farm: 'M4 60V30L20 12l16 18v30zM12 60h16V40H12zM12 40l16 20M28 40L12 60M18 26h4v6h-4zM42 60V22c0-10 16-10 16 0v38zM42 30h16v4H42zM42 42h16v4H42z',
  mine: 'M4 60L24 18h16l20 42zM22 60V42c0-12 20-12 20 0v18zM8 12l10-8 8 8-4 4-5-4-6 6zM28 10L54 36l-4 4L24 14z',
  campground: 'M32 10l30 50H2zM32 26L20 60h24zM30 4h4v10h-4z',
  pass: 'M0 60L18 18l10 20 6-12 10 12 6-10 14 32zM18 18l-5 12 5-2 5 3z',
  plant: 'M6 60c6-16 6-30 2-44h20c-4 14-4 28 2 44zM36 60c5-14 5-24 2-36h18c-3 12-3 22 4 36zM8 4c4-4 10-4 12 0 4-3 8-1 8 4H6c-1-2 0-4 2-4z',
  university: 'M2 24L32 6l30 18v6H2zM8 34h8v18H8zM22 34h8v18h-8zM36 34h8v18h-8zM50 34h6v18h-6zM2 56h60v6H2z',
  bridge: 'M2 44h60v6H2zM14 10h6v50h-6zM44 10h6v50h-6zM2 30C10 28 14 20 17 12c4 16 26 16 30 0 3 8 7 16 15 18v4c-8-1-12-6-15-11-6 12-24 12-30 0-3 5-7 10-15 11z',
  checkpoint: 'M6 24h12v38H6zM18 30l44-12 1 8-45 12zM26 28l6-2 2 7-6 2zM42 24l6-2 2 7-6 2zM4 14h16v8H4z',
  offices: 'M8 4h34v58H8zM14 10v8h8v-8zM28 10v8h8v-8zM14 24v8h8v-8zM28 24v8h8v-8zM20 44v18h10V44zM46 24h14v38H46zM50 30v6h6v-6z',
  flask: 'M22 2h20v8h-4v14l18 30c2 5 0 8-4 8H12c-4 0-6-3-4-8l18-30V10h-4zM22 40l-8 14h36l-8-14z',
  underground: 'M2 60V32C2 14 14 4 32 4s30 10 30 28v28H50V34c0-11-7-18-18-18s-18 7-18 18v26zM24 60V40c0-9 16-9 16 0v20z',
  catacomb: 'M2 60V30C2 12 14 2 32 2s30 10 30 28v30zM18 24a14 14 0 1 1 28 0c0 6-3 9-5 11v7H23v-7c-2-2-5-5-5-11zM23 25a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM33 25a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM12 48l40 8M52 48l-40 8',
  start: 'M10 24C10 10 20 2 32 2s22 8 22 22c0 8-4 13-8 17v11H18V41c-4-4-8-9-8-17zM18 26a6 6 0 1 0 12 0 6 6 0 1 0-12 0zM34 26a6 6 0 1 0 12 0 6 6 0 1 0-12 0zM29 40h6l-3-6zM22 54h4v8h-4zM30 54h4v8h-4zM38 54h4v8h-4z',
  // -- roads
  forest: 'M32 2l16 20h-8l12 16h-9l13 16H36v8h-8v-8H8l13-16h-9l12-16h-8z',
  mountain: 'M2 58L24 14l10 18 8-12 20 38zM24 14l-6 13 6-3 6 4z',
  highway: 'M22 4h20l14 58H8zM30 10v10h4V10zM30 28v10h4V28zM30 46v10h4V46z',
  suburb: 'M4 32L32 8l28 24h-8v28H38V42H26v18H12V32z',
  tunnel: 'M4 60V32C4 14 15 4 32 4s28 10 28 28v28H48V34c0-10-6-16-16-16s-16 6-16 16v26zM28 60h8v-6h-8zM28 50h8v-6h-8zM28 40h8v-6h-8z',
  all: 'M32 2l10 14h-6v12h12v-6l14 10-14 10v-6H36v12h6L32 62 22 48h6V36H16v6L2 32l14-10v6h12V16h-6z',
  // -- stocks and phases
  infection: 'M32 24a8 8 0 1 1-.1 0zM20 6c-4 12 2 18 12 18S48 18 44 6c14 8 12 24 2 28 8-6 16 8 14 22-4-12-14-12-20-6-4 4-5 8-4 12h-8c1-4 0-8-4-12-6-6-16-6-20 6C2 42 10 28 18 34 8 30 6 14 20 6z',
  supplies: 'M4 22h56v38H4zM4 10h56v8H4zM26 22h12v14H26z',
  ammo: 'M6 24c0-9 3-15 7-20 4 5 7 11 7 20v22H6zM4 48h18v12H4zM25 24c0-9 3-15 7-20 4 5 7 11 7 20v22H25zM23 48h18v12H23zM44 24c0-9 3-15 7-20 4 5 7 11 7 20v22H44zM42 48h18v12H42z',
  actions: 'M36 2L10 36h16l-8 26 30-38H32z',
  chaos: 'M34 2c4 10 18 16 18 34 0 14-9 26-21 26S10 52 10 40c0-8 4-13 9-18-1 8 2 11 5 12 0-12 2-22 10-32zM32 36c-6 6-8 10-8 14 0 6 4 9 8 9s8-4 8-9c0-6-4-9-8-14z',
  research: 'M22 2h20v8h-4v14l18 30c2 5 0 8-4 8H12c-4 0-6-3-4-8l18-30V10h-4zM22 40l-8 14h36l-8-14z',
  prfn: 'M20 14a7 7 0 1 1 14 0 7 7 0 1 1-14 0zM14 26h20l12 10-4 6-8-6v8l8 10-2 8h-6l-8-14-8 14H8l8-18V34l-6 8-6-4zM46 40h14v20H46zM50 34h6v6h-6z',
  eat: 'M8 4h4v18h4V4h4v18h4V4h4v20c0 5-3 8-6 9v29h-8V33c-3-1-6-4-6-9zM44 4c8 2 12 14 10 30h-6v28h-8V4z',
  zeds: 'M10 24C10 10 20 3 32 3s22 7 22 21c0 8-3 12-5 16l-2 14-9 6-12-1-9-5-1-12c-3-4-6-10-6-18zM17 28a6.5 7 0 1 0 13 0 6.5 7 0 1 0-13 0zM35 29a6 6.5 0 1 0 12 0 6 6.5 0 1 0-12 0zM20 46l5-2 3 3 4-3 4 3 4-3 5 2-2 8-8 3-9-1-5-3z',
  action: 'M36 2L10 36h16l-8 26 30-38H32z',
  organisation: 'M12 6h40v56H12zM20 2h24v8H20zM20 20v6h6v-6zM30 20h16v6H30zM20 33v6h6v-6zM30 33h16v6H30zM20 46v6h6v-6zM30 46h16v6H30z',
  round: 'M32 4a28 28 0 1 1-27 36l8-2a20 20 0 1 0 3-18l6 6H4V6l7 8A28 28 0 0 1 32 4z',
  // -- what is built
  barricade: 'M2 24l60-8 1 10-60 8zM3 40h58v10H3zM12 14h8v48h-8zM44 10h8v52h-8z',
  strongpoint: 'M2 62V24h10v-8h10v8h8v-8h10v8h8v-8h10v8h4v38zM26 62V46h14v16zM12 34v8h10v-8zM44 34v8h8v-8z',
  minefield: 'M24 28h16v8H24zM30 14h4v12h-4zM14 40h36l6 18H8zM6 14l10 10-3 3L3 17zM58 14L48 24l3 3 10-10z',
  no_entry: 'M32 2a30 30 0 1 1 0 60 30 30 0 1 1 0-60zM12 26v12h40V26z',
  ferry: 'M2 38h60l-8 20H12zM18 18h26v16H18zM24 22v6h5v-6zM34 22v6h5v-6zM48 8h6v26h-6z',
  shield: 'M32 2l26 8v20c0 16-10 26-26 32C16 56 6 46 6 30V10z',
  // -- verbs
  move: 'M6 40c0-12 5-18 12-18s10 5 9 12l-4 12c-1 5-4 8-9 8s-8-5-8-14zM34 24h12v-9l16 17-16 17v-9H34z',
  melee: 'M8 4l24 24L56 4l4 4-24 24 24 24-4 4-24-24L8 60l-4-4 24-24L4 8z',
  gunfire: 'M32 4a28 28 0 1 1 0 56 28 28 0 1 1 0-56zM32 12a20 20 0 1 0 0 40 20 20 0 1 0 0-40zM30 0h4v22h-4zM30 42h4v22h-4zM0 30h22v4H0zM42 30h22v4H42z',
  forage: 'M12 26h40l6 36H6zM20 26c0-32 24-32 24 0h-5c0-24-14-24-14 0zM16 36l-2 20h36l-2-20z',
  build: 'M6 8h30c8 0 12 5 12 11H36l-3 8h-8l-4-8H6zM25 30h9l3 32H22z',
  heal: 'M24 4h16v20h20v16H40v20H24V40H4V24h20z',
  // -- cards and doors
  card: 'M12 4h40v56H12zM18 10v44h28V10zM24 18h16v6H24zM24 30h16v4H24zM24 38h10v4H24z',
  fate: 'M32 4c14 0 24 12 30 28-6 16-16 28-30 28S8 48 2 32C8 16 18 4 32 4zM32 16a16 16 0 1 0 .1 0zM32 24a8 8 0 1 1-.1 0z',
  jail: 'M4 4h56v56H4zM12 12v40h4V12zM22 12v40h4V12zM32 12v40h4V12zM42 12v40h4V12zM10 28h44v4H10z',
  refugee_camp: 'M32 8l30 48H2zM32 24L22 56h20zM28 2h8v8h-8z',
  cemetery: 'M12 60V26c0-26 40-26 40 0v34zM30 18v8h-7v5h7v14h5V31h7v-5h-7v-8z',
  bed: 'M2 14h6v22h54v20h-6v-8H8v8H2zM12 26a6 5 0 1 1 12 0v6H12zM28 22h26c5 0 8 4 8 10H28z',
  office: 'M6 30h52v8H6zM10 38h6v22h-6zM48 38h6v22h-6zM22 10h20v14H22zM30 24h4v6h-4z',
  lab: 'M22 2h20v8h-4v14l18 30c2 5 0 8-4 8H12c-4 0-6-3-4-8l18-30V10h-4zM22 40l-8 14h36l-8-14z',
};
/** What a named space is known by; the others have the sign of their kind, or of their road. */
const PLACES: Record<string, string> = {
  forest_3: 'farm', mountain_5: 'pass', mountain_4: 'mine', mountain_2: 'campground', highway_3: 'plant', suburb_4: 'university', suburb_1: 'bridge',
  tunnel_7: 'flask', tunnel_4: 'offices', tunnel_2: 'checkpoint', tunnel_0: 'underground', town_center: 'town',
};
const UNKNOWN = 'M4 4h56v56H4zM22 24c0-14 22-14 22 0 0 8-9 9-8 16h-7c-1-11 8-12 8-16 0-4-8-4-8 0zM28 46h8v7h-8z';

export const signOf = (id: string): string => SIGNS[id] ?? SIGNS[id.split('_', 1)[0]!] ?? UNKNOWN;
/** The sign of a space. */
export const placeSign = (space: string, { kind, track }: { kind: string; track: string }): string => signOf(PLACES[space] ?? (kind === 'plain' || kind === 'named' ? track : kind));
