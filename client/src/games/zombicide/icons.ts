import type { EquipmentSpec } from './view';

/** Pictures of equipment, field 64 x 64, ours: flat tools as a stamp cutter would do them. Unknown cards get a crate. */
const ICONS: Record<string, string> = {
  pan: 'M24 10a17 17 0 1 1-1 33L8 58l-5-5 15-15A17 17 0 0 1 24 10zM35 16a11 11 0 1 0 .1 0z',
  baseball_bat: 'M52 4c6 1 9 5 8 9L28 44 14 56l-4 1-3-3 1-4 12-14zM5 56l4 4-3 2-3-3z',
  crowbar: 'M44 3c9-1 17 5 17 14l-8-1c0-4-3-6-7-5L15 49l3 8-7 4-7-13 7-5L41 8z',
  fire_axe: 'M33 6l9 9C51 10 59 13 62 21c-9 0-13 5-15 14L37 25 12 58l-7-4L29 19l-6-6z',
  machete: 'M58 3c5 10 1 21-9 29L28 48l-6-6zM19 42l6 6-4 4-3-1-8 10-6-6 9-9-1-3z',
  katana: 'M61 3c-5 17-17 32-37 42l-4-4C33 30 45 17 61 3zM14 38l13 12-3 3-5-4L8 61l-5-5 12-11-4-4z',
  chainsaw: 'M33 20h27l2 4-2 4H33zM35 16h3v3h-3zM42 16h3v3h-3zM49 16h3v3h-3zM56 16h3v3h-3zM35 29h3v3h-3zM42 29h3v3h-3zM49 29h3v3h-3zM56 29h3v3h-3zM4 22h9v-8h14v6h6v22h-8l-3 10H9l3-10H4zM9 27v10h6V27z',
  pistol: 'M4 14h52v5h4v9H38l-3 11H24l-5 19H5l8-29H4zM26 28l-2 7h8l2-7z',
  sub_mg: 'M3 18h34v-4h8v4h16v6H45v6h-7v22h-9V30h-7l-4 16H8l5-16H3z',
  sawed_off: 'M3 21h58v6H33v3H22l-7 12H3l7-15H3zM35 29h18v3H35z',
  shotgun: 'M2 24h60v5H40v5H24L14 44H2V34l12-5H2zM42 31h16v3H42z',
  rifle: 'M2 30h12l4-5h16v-5h12v5h16v4H40v5H28l-4 9h-7l3-9h-4L2 42z',
  sniper_rifle: 'M2 32h12l4-5h8v-4h-5v-8h24v8h-5v4h22v4H40v5H28l-4 9h-7l3-9h-4L2 44zM52 34l5 12h-3l-5-12z',
  molotov: 'M27 22h10v9c7 3 10 8 10 15v14H17V46c0-7 3-12 10-15zM28 18c-5-7 5-9 2-16 9 3 9 9 6 16zM22 46v9h8v-9z',
  evil_twins: 'M2 8h44v4h3v7H31l-2 8h-9l-4 14H5l6-22H2zM15 34h44v4h3v7H44l-2 8h-9l-2 8H20l4-15h-9z',
  mas_shotgun: 'M2 24h48v5H38v5H24L14 44H2V34l12-5H2zM36 31h18l8-5-4 11H36z',
  flashlight: 'M4 22h22l12-8v36l-12-8H4zM42 30h18v4H42zM42 18l16-9 2 4-16 9zM42 46l16 9 2-4-16-9zM10 28v3h10v-3z',
  goalie_mask: 'M32 3c15 0 23 9 22 24-1 18-9 34-22 34S11 45 10 27C9 12 17 3 32 3zM17 24l11 3-2 8-9-3zM47 24l-11 3 2 8 9-3zM30 14h4v4h-4zM26 46h3v3h-3zM35 46h3v3h-3zM30.500 40h3v3h-3zM30.500 52h3v3h-3z',
  ammo_shells: 'M8 22h12v26H8zM8 14h12v6H8zM6 50h16v5H6zM26 22h12v26H26zM26 14h12v6H26zM24 50h16v5H24zM44 22h12v26H44zM44 14h12v6H44zM42 50h16v5H42z',
  ammo_bullets: 'M8 28c0-9 3-14 6-18 3 4 6 9 6 18v20H8zM7 50h14v6H7zM26 28c0-9 3-14 6-18 3 4 6 9 6 18v20H26zM25 50h14v6H25zM44 28c0-9 3-14 6-18 3 4 6 9 6 18v20H44zM43 50h14v6H43z',
  scope: 'M4 22h14v-4h8v4h10v-4h8v4h6l10-6v30l-10-6H26v8H16v-8H4z',
  gasoline: 'M14 12h22v6h6l8-8 5 5-7 8v37H8V18h6zM16 28l18 22h5L21 28zM34 28L16 50h5l18-22z',
  glass_bottle: 'M26 3h12v14c6 4 9 9 9 15v29H17V32c0-6 3-11 9-15zM22 36v18h8V36z',
  canned_food: 'M14 8h36v6H14zM12 16h40v32H12zM14 50h36v6H14zM20 24v16h10V24z',
  rice: 'M16 6h32l-4 10c8 8 11 18 11 28 0 10-6 16-12 16H21c-6 0-12-6-12-16 0-10 3-20 11-28zM24 34l8-8 8 8-8 14z',
  water: 'M26 3h12v8h-3v5c8 3 11 8 11 14v28a3 3 0 0 1-3 3H21a3 3 0 0 1-3-3V30c0-6 3-11 11-14v-5h-3zM32 32c-4 5-6 8-6 11a6 6 0 0 0 12 0c0-3-2-6-6-11z',
  aaahh: 'M32 4c15 0 24 10 24 25 0 18-9 31-24 31S8 47 8 29C8 14 17 4 32 4zM19 22a5 6 0 1 0 10 0 5 6 0 1 0-10 0zM35 22a5 6 0 1 0 10 0 5 6 0 1 0-10 0zM22 42c0 14 20 14 20 0 0-10-20-10-20 0z',
  wound: 'M32 3c11 14 19 25 19 36a19 19 0 0 1-38 0C13 28 21 17 32 3zM22 38c0 8 4 12 10 13v-5c-3-1-5-3-5-8z',
};
const CRATE = 'M6 8h52v48H6zM12 14v8l34 28h6v-8L18 14zM52 14h-8L32 24l4 4 16-10zM12 50h8l10-9-4-4-14 9z';

/** Cards without a picture of their own look like one of their kind. */
export function iconOf(card: string, spec?: EquipmentSpec): string {
  const group = spec?.kind === 'weapon' ? (spec.attacks?.some((attack) => attack.range[1] > 0) ? 'pistol' : 'machete') : '';
  return ICONS[card] ?? ICONS[group] ?? CRATE;
}
/** An ear: what makes noise; crossed out, what makes none. */
export const EAR = 'M22 40c-8-6-12-12-11-20C12 9 21 3 31 4c12 1 20 10 19 21-1 9-8 13-11 19-3 7-4 16-13 16-7 0-10-6-9-12h7c0 4 1 5 3 5 4 0 4-6 7-13 3-7 9-10 9-16 1-7-5-13-12-13S19 17 19 23c0 5 3 8 7 11z';
export const DOOR = 'M14 4h36v56H14zM20 10v44h24V10zM36 30h5v5h-5z';
export const TWO = 'M4 22h26l8 8-6 5-6-5H16v8h8l6 6-8 6H12l-8-8zM60 12H36l-6 6 6 5h14v8l6 6 4-6z';
/** Signs of what is done to a zone: two footprints, a lens, crosshairs; striking has the machete. */
export const FEET = 'M14 4c7 0 10 7 9 15-1 7-3 13-9 13S5 26 5 19C5 11 8 4 14 4zM8 36h11c2 6-1 11-5 11s-8-5-6-11zM48 17c7 0 10 7 9 15-1 7-3 13-9 13s-9-6-9-13c0-8 3-15 9-15zM42 49h11c2 6-1 11-5 11s-8-5-6-11z';
export const LENS = 'M26 4a22 22 0 1 0 12 40l15 16 7-7-16-15A22 22 0 0 0 26 4zM26 12a14 14 0 1 1 0 28 14 14 0 0 1 0-28z';
export const AIM = 'M29 2h6v10a20 20 0 0 1 17 17h10v6H52a20 20 0 0 1-17 17v10h-6V52a20 20 0 0 1-17-17H2v-6h10a20 20 0 0 1 17-17zM29 19a14 14 0 0 0-10 10h10zM35 19v10h10a14 14 0 0 0-10-10zM19 35a14 14 0 0 0 10 10V35zM35 35v10a14 14 0 0 0 10-10z';
export const BLADE = ICONS['machete']!;
