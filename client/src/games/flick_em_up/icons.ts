/** Small pictures of our own, field 24 x 24: chips, weapons, and the signs of the buildings. */
const ICONS: Record<string, string> = {
  // chips
  life: 'M12 21C5 15 2 11 2 7.5A5 5 0 0 1 12 6a5 5 0 0 1 10 1.5C22 11 19 15 12 21z',
  forbidden: 'M12 1a11 11 0 1 0 0 22a11 11 0 1 0 0-22zM12 4.5a7.5 7.5 0 0 1 4.6 1.5L6 16.6A7.5 7.5 0 0 1 12 4.5zM18 7.4A7.5 7.5 0 0 1 7.4 18z',
  person: 'M12 2a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9zM4 22c0-6 3-9 8-9s8 3 8 9z',
  food: 'M6 4h12v3H6zM5 8h14v12H5zM8 11v6h8v-6zM7 21h10v2H7z',
  fuel: 'M4 6l4-4h6l2 2h4v18H4zM8 9v2l3 3-3 3v2h2l3-3 3 3h2v-2l-3-3 3-3V9h-2l-3 3-3-3z',
  medicine: 'M9 2h6v7h7v6h-7v7H9v-7H2V9h7z',
  start_chip: 'M6 2l14 6-11 4v10H6z',
  destiny: 'M12 1l3 8 8 3-8 3-3 8-3-8-8-3 8-3z',
  key: 'M7 3a6 6 0 1 0 5.7 8H22v4h-3v4h-4v-4h-2.3A6 6 0 1 0 7 3zM7 7a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
  zombie: 'M4 11c0-6 3-9 8-9s8 3 8 9c0 4-2 6-3 7v4H7v-4c-1-1-3-3-3-7zM6.5 11a2.4 2.7 0 1 0 4.8 0a2.4 2.7 0 1 0-4.8 0zM13 11a2.2 2.5 0 1 0 4.4 0a2.2 2.5 0 1 0-4.4 0zM10 18l2-3 2 3z',
  extra_action: 'M10 1h4v8h8v4h-8v8h-4v-8H2V9h8zM17 16h5v5h-5z',
  flare: 'M10 10h4v13h-4zM12 0l1.5 5L18 2l-2 5 5 0-4.5 3h-9L3 7l5 0-2-5 4.5 3z',
  face_down: 'M3 3h18v18H3zM6 6v12h12V6zM8 8h3v3H8zM13 13h3v3h-3z',
  // weapons
  pistol: 'M1 6h21v5h-3l-1 2h-5l-1 8H6l2-10H1z',
  bat: 'M3 22l2-4L18 3a3 3 0 0 1 4 4L7 20l-2 2z',
  knife: 'M2 22l6-8 3 3-5 5zM9 12L21 1c1 6-1 11-9 14z',
  shotgun: 'M1 8h22v3H12l-1 2H8l-4 7H1l3-8H1zM13 12h7v2h-7z',
  rifle: 'M1 10h22v2H12v2h-2l-1 3H6l1-3H5l-2 4H1zM9 5h8v3H9z',
  disc: 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20zM12 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM12 11h10v2H12z',
  // buildings
  motor_home: 'M1 6h16l5 6v6h-2a3 3 0 0 1-6 0h-4a3 3 0 0 1-6 0H1zM4 9v4h4V9zM10 9v4h5V9z',
  supermarket: 'M1 3h4l1 3h17l-3 9H8L5 5H1zM8 17a2.5 2.5 0 1 0 .1 0zM18 17a2.5 2.5 0 1 0 .1 0z',
  police_station: 'M12 1l3 6.5 7 .8-5.2 4.7L18.3 20 12 16.5 5.7 20l1.5-7L2 8.3l7-.8z',
  library: 'M1 4c4-1.5 8-1 11 1 3-2 7-2.5 11-1v15c-4-1.5-8-1-11 1-3-2-7-2.5-11-1zM11 7v10h2V7z',
  petrol_station: 'M3 2h11v9h2v7h2V9l-2-3 1.5-1L21 9v11h-6v-6h-1v8H3zM5 4v5h7V4z',
  hospital: 'M3 3h18v18H3zM10 6v4H6v4h4v4h4v-4h4v-4h-4V6z',
  school: 'M12 1l11 6-11 6L1 7zM5 11l7 4 7-4v6l-7 4-7-4zM21 8h1.5v8H21z',
  // what else there is
  skull: 'M12 1C6 1 2 5 2 10c0 3 1 5 4 7v5h12v-5c3-2 4-4 4-7 0-5-4-9-10-9zM6 11a2.5 2.7 0 1 0 5 0a2.5 2.7 0 1 0-5 0zM13 11a2.5 2.7 0 1 0 5 0a2.5 2.7 0 1 0-5 0zM12 14l1.5 3h-3z',
  day: 'M12 6a6 6 0 1 0 0 12a6 6 0 1 0 0-12zM11 0h2v4h-2zM11 20h2v4h-2zM0 11h4v2H0zM20 11h4v2h-4zM3 4.5L4.5 3l3 3L6 7.5zM16.5 18l1.5-1.5 3 3-1.5 1.5zM3 19.5l3-3L7.5 18l-3 3zM16.5 6l3-3L21 4.5l-3 3z',
  night: 'M14 1a11 11 0 1 0 9 15C15 18 9 11 14 1z',
  silent: 'M3 9h4l6-5v16l-6-5H3zM16 8l6 8M22 8l-6 8',
  quiet: 'M3 9h4l6-5v16l-6-5H3zM15 9c2 2 2 4 0 6z',
  loud: 'M2 9h4l6-5v16l-6-5H2zM14 8c3 2 3 6 0 8zM17 4c6 4 6 12 0 16l-1-2c4-3 4-9 0-12z',
  hand: 'M8 23c-3-3-5-7-6-10l2-1 3 4V4a1.6 1.6 0 0 1 3.2 0v6h.6V2.6a1.6 1.6 0 0 1 3.2 0V10h.6V4a1.6 1.6 0 0 1 3.2 0v7h.6V7.5a1.5 1.5 0 0 1 3 0V16c0 3-1 5-3 7z',
  card: 'M5 1h14v22H5zM8 4v16h8V4z',
};
/** Something that nobody has drawn is a card. */
export const iconOf = (id: string): string => ICONS[id] ?? ICONS['card']!;
export const hasIcon = (id: string): boolean => id in ICONS;
