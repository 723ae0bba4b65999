/** Line drawings of the six places, field 100 x 80: what a draughtsman would put on the plan. Strokes only. */

export const EMBLEMS: Record<string, string> = {
  // a rocking horse and building blocks
  megatoys:
    'M22 66q28 14 56 0M30 70l8-18M70 70l-8-18M38 52q12 6 24 0l4-14-8-8M38 52l-6-16q-6 2-8 10M58 30l-4-14 8-4 4-6 3 7 11 7-3 7-9-2-2 13M66 19v.5M33 37q12 4 25-7' +
    'M4 62h14v14H4zM4 48h14v14M18 62V48H4v14M82 62h14v14H82z',
  // a dress on a hanger and a rail
  cachou:
    'M6 10h88M10 10v62M90 10v62M4 72h12M84 72h12M50 10v4q5 2 3 6l-3 2M50 22l-18 10h36zM38 32l4 14-10 26h36L58 46l4-14M42 46h16' +
    'M26 10v6l-8 6v30h14M74 10v6l8 6v30H68',
  // a trolley
  supermarket:
    'M4 10h14l4 8M22 18h70l-10 36H34zM22 18l12 36 2 10h46M37 18l6 36M53 18l3 36M69 18l0 36M84 18l-5 36M27 30h62M30 42h55' +
    'M36 70a6 6 0 1 0 12 0a6 6 0 1 0-12 0M68 70a6 6 0 1 0 12 0a6 6 0 1 0-12 0',
  // stalls, a bowl, a basin
  restroom:
    'M6 6h36v44M42 6h36v44M78 6h16M6 6v44M14 12h20v10H14zM24 22c-9 0-10 20 0 20s9-20 0-20M50 12h20v10H50zM60 22c-9 0-10 20 0 20s9-20 0-20M6 50a36 36 0 0 0 20 22M42 50a36 36 0 0 0 20 22' +
    'M84 54h12v20H84zM87 60a4 5 0 1 0 6 0',
  // a truck from the side
  parking:
    'M4 14h56v44H4zM60 26h20l14 16v16H60M66 32h12l9 10H66zM4 22h56M12 58v4M90 58v4M14 62a8 8 0 1 0 16 0a8 8 0 1 0-16 0M68 62a8 8 0 1 0 16 0a8 8 0 1 0-16 0M30 62h38M2 62h12M84 62h12V58',
  // a wall of screens and a chair
  security_hq:
    'M6 6h26v18H6zM37 6h26v18H37zM68 6h26v18H68zM6 28h26v18H6zM37 28h26v18H37zM68 28h26v18H68zM2 52h96v8H2zM10 60v16M90 60v16M40 76q10-14 20 0M50 60v10' +
    'M10 20l6-8 5 5 4-3 4 6M42 12h6M42 17h14M73 20l8-10 8 10M11 34h16M11 40h9M43 42l5-8 4 4 6-6M73 33h16v8H73z',
};
