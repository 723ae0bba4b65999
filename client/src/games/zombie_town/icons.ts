/** Pictures of cards and houses, field 64 x 64, ours: flat things as a stamp cutter would do them. */
import type { Scene } from './view.gen';

const ICONS: Record<string, string> = {
  // -- weapons
  pistol: 'M4 14h52v5h4v9H38l-3 11H24l-5 19H5l8-29H4zM26 28l-2 7h8l2-7z',
  rifle: 'M2 30h14l4-5h16v-4h4v4h22v4H42v5H28l-4 9h-7l3-9h-4L2 43z',
  shotgun: 'M2 26h60v5H40v5H24L14 46H2V36l12-5H2zM42 33h16v3H42zM38 20h24v4H38z',
  hunting_rifle: 'M2 32h12l4-5h8v-4h-5v-7h24v7h-5v4h22v4H40v5H28l-4 9h-7l3-9h-4L2 45zM42 33h16v3H42z',
  // -- people, boards, light
  survivor: 'M32 4c8 0 13 6 13 14S40 33 32 33s-13-7-13-15S24 4 32 4zM8 61c0-15 8-23 17-25l7 6 7-6c9 2 17 10 17 25zM16 48h7v9h-7z',
  barricade: 'M3 13l55-6 2 11-55 6zM4 29h56v11H4zM3 46l56 6-1 10-56-6zM10 16a2 2 0 1 0 4 0 2 2 0 1 0-4 0zM49 13a2 2 0 1 0 4 0 2 2 0 1 0-4 0zM9 34a2 2 0 1 0 4 0 2 2 0 1 0-4 0zM51 34a2 2 0 1 0 4 0 2 2 0 1 0-4 0zM9 52a2 2 0 1 0 4 0 2 2 0 1 0-4 0zM50 56a2 2 0 1 0 4 0 2 2 0 1 0-4 0z',
  trap: 'M4 40c6-16 16-24 28-24s22 8 28 24l-6 2-4-6-5 5-5-7-5 6-5-7-5 7-5-6-5 7-4-6-5 5zM4 44h56v8H4zM28 54h8v8h-8z',
  fireworks: 'M32 2l3 15-3 3-3-3zM53 9l-8 13h-4l0-4zM62 30l-15 4-3-3 3-3zM55 51L42 43v-4h4zM11 9l12 9v4h-4zM2 30l15-2 3 3-3 3zM9 51l9-12h4v4zM32 24a7 7 0 1 1-.1 0zM30 42h4l1 20h-6z',
  // -- events
  event_switch: 'M18 6L2 20l16 14v-9h26V15H18zM46 30v9H20v10h26v9l16-14z',
  event_zombie: 'M12 24C13 11 21 4 33 4c13 0 20 8 20 20 0 7-3 12-5 16l-2 15-9 5-12-1-8-5-1-12c-3-4-5-11-4-18zM18 28a6.5 7 0 1 0 13 0 6.5 7 0 1 0-13 0zM36 29a5.5 6 0 1 0 11 0 5.5 6 0 1 0-11 0zM20 47l5-2 3 3 4-3 4 3 4-3 5 2-2 8-8 3-9-1-5-3z',
  event_send: 'M4 46c0-12 4-18 10-18s9 5 8 12l-3 10c-1 4-3 6-8 6s-7-4-7-10zM24 22c0-10 4-15 9-15s8 5 7 11l-2 8c-1 4-3 6-7 6s-7-4-7-10zM40 42h12v-9l11 14-11 14v-9H40z',
  event_plus_action: 'M36 2L12 36h14l-6 26 26-36H31zM48 40h6v-6h6v6h4v6h-4v6h-6v-6h-6z',
  event_take: 'M22 4h34v44H22zM28 10v26h22V10zM2 40l12-8 20 2c4 0 4 6 0 6h-8l16 2 10-6c4-1 6 3 3 5L40 54H22L8 60z',
  event_back: 'M36 58V36H24L44 10l20 26H52v22zM2 20h20v5H2zM2 32h14v5H2zM2 44h26v5H2zM30 2h28v5H30z',
  event_add_two: 'M20 4c9 0 15 6 15 15 0 5-2 9-4 12l-1 11-7 4h-8l-6-4-1-11c-2-3-3-7-3-12C5 10 11 4 20 4zM10 20a4 5 0 1 0 8 0 4 5 0 1 0-8 0zM22 20a4 5 0 1 0 8 0 4 5 0 1 0-8 0zM14 33h12v6H14zM42 20h6v-8h7v8h7v7h-7v8h-7v-8h-6zM40 60v-5c8-6 12-8 12-11 0-3-5-3-7 0l-5-3c4-7 18-6 18 2 0 5-4 8-8 11h8v6z',
  event_time: 'M34 4a28 28 0 1 1-27 36l8-2a20 20 0 1 0 3-18l6 6H4V6l8 8A28 28 0 0 1 34 4zM31 16h6v16l10 7-3 5-13-9z',
  event_pass: 'M26 6h34v52H26zM32 12v40h22V12zM24 20L2 34l22 14v-9h22V29H24z',
  event_reload: 'M32 4c11 0 21 7 25 17h7L52 37 40 21h8a19 19 0 0 0-34 4l-8-3C10 11 20 4 32 4zM24 34c0-6 2-10 4-13 2 3 4 7 4 13v10h-8zM34 34c0-6 2-10 4-13 2 3 4 7 4 13v10h-8zM12 27l12 16h-8a19 19 0 0 0 33-2l8 4C52 55 43 61 32 61 21 61 11 54 7 43H0z',
  // -- houses
  survivalist: 'M32 6l28 24h-7v28H11V30H4zM32 22c5 0 8 3 8 8s-3 8-8 8-8-3-8-8 3-8 8-8zM20 54c0-9 5-13 12-13s12 4 12 13z',
  wood_worker: 'M8 6h30c6 0 10 4 10 10H36l-3 8h-7l-4-8H8zM25 26h9l3 34H22zM50 20l8-4 4 36-8 4z',
  nosy_neighbor: 'M32 14c14 0 24 8 30 18-6 10-16 18-30 18S8 42 2 32c6-10 16-18 30-18zM32 20a12 12 0 1 0 .1 0zM32 26a6 6 0 1 1-.1 0z',
  gun_collector: 'M10 22c0-8 3-13 6-17 3 4 6 9 6 17v26H10zM8 50h16v8H8zM27 22c0-8 3-13 6-17 3 4 6 9 6 17v26H27zM25 50h16v8H25zM44 22c0-8 3-13 6-17 3 4 6 9 6 17v26H44zM42 50h16v8H42z',
  nurse: 'M24 4h16v20h20v16H40v20H24V40H4V24h20z',
  normal: 'M32 6l28 24h-7v28H38V42H26v16H11V30H4z',
  // -- signs
  card: 'M12 4h40v56H12zM18 10v44h28V10zM24 18h16v6H24zM24 30h16v4H24zM24 38h10v4H24z',
  box: 'M4 22h56v36H4zM8 8h48l4 10H4zM26 26h12v10H26z',
  health: 'M32 58C12 44 4 34 4 22 4 12 11 6 19 6c6 0 10 3 13 8 3-5 7-8 13-8 8 0 15 6 15 16 0 12-8 22-28 36z',
  shield: 'M32 3l25 8v19c0 16-10 26-25 32C17 56 7 46 7 30V11z',
};
const UNKNOWN = 'M12 4h40v56H12zM24 22c0-12 18-12 18 0 0 8-8 8-7 16h-7c-1-11 6-11 6-16 0-3-3-3-3 0zM28 42h7v7h-7z';

export const iconOf = (picture: string): string => ICONS[picture] ?? UNKNOWN;

/** The picture of a card, a weapon in play or a house: the scene says which. */
export function iconFor(id: string, scene: Pick<Scene, 'cards' | 'houses'>): string {
  const kind = id.split('.', 1)[0]!;
  return iconOf(scene.cards[kind]?.picture ?? scene.houses[kind]?.picture ?? kind);
}
