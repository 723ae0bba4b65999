/** The table in three dimensions. It draws only while something moves. */
import { AmbientLight, Color, DirectionalLight, Group, Mesh, MeshBasicMaterial, PCFShadowMap, PerspectiveCamera, Plane, PlaneGeometry, Quaternion, Raycaster, RingGeometry, Scene as Room, Sprite, SpriteMaterial, Vector2, Vector3, WebGLRenderer, type Object3D } from 'three';
import type { AimShown } from '../aim';
import type { Placement } from '../track';
import { between } from '../track';
import { kindOf } from '../poses';
import type { Scene } from '../view.gen';
import { cornersOf, fieldFor, Gaze, homeFor, place, type Look, type Point } from './camera';
import { Pulse, type Means } from './means';
import { SUN, Workshop } from './pieces';
import { facePrint, groundPrint, tablePrint } from './prints';

interface Tween {
  from: Placement;
  to: Placement;
  began: number;
  byHand: boolean;
  /** A hand lifts it off the table. */
  leaves: boolean;
}
const TWEEN_MS = 460;
const LIFT = 55;
/** So high is what a hand takes away, or brings. */
const AWAY = 240;
const HIGHEST_SHADOW = 60;
/** Software draws coarsely while something moves, and once more finely when it has stopped. */
const COARSE = 0.6;
const BUSY_MS = 450;
const DAY = '#d9d2c2';
const NIGHT = '#26323d';
const LOUD = 0xd9531e;

export class Table {
  private readonly renderer: WebGLRenderer;
  private readonly room = new Room();
  private readonly camera = new PerspectiveCamera(34, 1, 20, 6000);
  private readonly workshop: Workshop;
  private readonly pieces = new Map<string, { group: Group; blob: Mesh | null }>();
  private readonly placed = new Map<string, Placement>();
  private readonly tweens = new Map<string, Tween>();
  private readonly hands = new Map<string, Sprite>();
  private readonly rings = new Group();
  private readonly aim = new Group();
  private ghost: Group | null = null;
  private readonly tower: Group;
  private readonly sun = new DirectionalLight(0xfff0d8, 3.4);
  private readonly sky = new AmbientLight(0xdbe4f2, 2.2);
  private readonly ground: Mesh;
  private readonly ray = new Raycaster();
  private readonly gaze = new Gaze();
  private hasTurned = false;
  private frame = 0;
  private towerDropped = 0;
  /** The tower where it waits beside the town. */
  private waits: readonly Point[] = [];
  private last = 0;
  private resting = 0;
  /** Pictures drawn so far. */
  drawn = 0;
  /** Called after each picture: labels go along. */
  onpicture: () => void = () => {};
  /** Called when there are too few pictures a second for light and shadows. */
  onslow: () => void = () => {};
  private readonly pulse = new Pulse();
  /** A track has moved something since the last picture: the next one is wanted as soon as it can be. */
  private isPlayed = false;
  /** The next picture belongs to the same motion. */
  private goesOn = false;

  constructor(
    canvas: HTMLCanvasElement,
    private readonly scene: Scene,
    private readonly means: Means,
    name: (id: string) => string,
    letter: (id: string) => string,
  ) {
    this.renderer = new WebGLRenderer({ canvas, antialias: means === 'rich', powerPreference: 'high-performance' });
    this.renderer.setPixelRatio(this.fine);
    this.workshop = new Workshop(scene, means, name, letter);
    this.ground = this.layGround();
    this.light();
    this.tower = this.workshop.tower();
    this.room.add(this.tower, this.rings, this.aim);
    place(this.camera, this.gaze.look);
  }

  private layGround(): Mesh {
    const wood = new Mesh(new PlaneGeometry(2600, 2600), this.flat(this.workshop.print('table', tablePrint)));
    wood.position.z = -4;
    const edge = this.scene.edge / 100;
    const ground = new Mesh(new PlaneGeometry(2 * edge, 2 * edge), this.flat(null));
    wood.receiveShadow = ground.receiveShadow = true;
    this.room.add(wood, ground);
    return ground;
  }
  private flat(map: ReturnType<Workshop['print']> | null) {
    const material = this.workshop.material(map) as MeshBasicMaterial;
    material.vertexColors = false;
    return material;
  }
  private light(): void {
    this.sun.position.set(SUN[0] * 1400, SUN[1] * 1400, SUN[2] * 1400);
    if (this.means !== 'rich') return;
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.sun.castShadow = true;
    this.sun.shadow.mapSize.set(2048, 2048);
    Object.assign(this.sun.shadow.camera, { left: -720, right: 720, top: 720, bottom: -720, near: 200, far: 3200 });
    this.sun.shadow.bias = -0.002;
    this.room.add(this.sun, this.sky);
  }

  /** Day or night, and whatever is printed on the ground. */
  setTime(isNight: boolean): void {
    const acid = this.scene.acid && ([this.scene.acid[0] / 100, this.scene.acid[1] / 100, this.scene.acid[2] / 100] as const);
    const material = this.ground.material as MeshBasicMaterial;
    material.map = this.workshop.print(`ground-${isNight}`, () => groundPrint(isNight, acid, this.scene.edge / 100));
    material.needsUpdate = true;
    this.room.background = new Color(isNight ? NIGHT : DAY);
    this.sun.color.set(isNight ? 0x9db8e8 : 0xfff0d8);
    this.sky.intensity = isNight ? 1.1 : 2.2;
    this.draw();
  }
  resize(width: number, height: number): void {
    if (!width || !height) return;
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width / height;
    this.camera.fov = fieldFor(this.camera.aspect);
    this.camera.updateProjectionMatrix();
    if (!this.hasTurned) this.gaze.look = this.home;
    this.draw();
  }

  // -- pieces -----------------------------------------------------------------------------------------------------

  /** Everything that is on the table now. What has changed its place is brought there: by a hand, or it just goes. */
  setPieces(places: ReadonlyMap<string, Placement>, hands: readonly string[], isSlow: boolean): void {
    for (const id of [...this.pieces.keys()]) if (!places.has(id)) this.takeAway(id, isSlow && hands.includes(id));
    for (const [id, to] of places) {
      const byHand = hands.includes(id);
      const from = this.from(id, to, isSlow && byHand);
      const isSame = from && Math.hypot(from.x - to.x, from.y - to.y, from.z - to.z) < 0.05 && dot(from, to) > 0.9999;
      if (from && !isSame && isSlow) this.tweens.set(id, { from, to, began: performance.now(), byHand, leaves: false });
      else if (!isSame) this.put(id, to);
    }
    this.draw();
  }
  /** Where it is now; what a hand brings comes from above. */
  private from(id: string, to: Placement, isBrought: boolean): Placement | undefined {
    if (isBrought && !this.pieces.has(id)) this.put(id, above(to));
    return this.placed.get(id);
  }
  private takeAway(id: string, byHand: boolean): void {
    const from = this.placed.get(id);
    if (this.tweens.get(id)?.leaves) return;
    if (byHand && from) this.tweens.set(id, { from, to: above(from), began: performance.now(), byHand, leaves: true });
    else this.remove(id);
  }
  /** Straight from a track: nothing is between. */
  move(places: ReadonlyMap<string, Placement>): void {
    for (const [id, at] of places) this.put(id, at);
    this.isPlayed = true;
    this.draw();
  }
  private put(id: string, at: Placement): void {
    const piece = this.pieces.get(id) ?? this.make(id);
    if (!piece) return;
    this.letGo(id);
    this.show(id, piece, at);
  }
  /** It is not on its way any more. */
  private letGo(id: string): void {
    this.tweens.delete(id);
    this.setHand(id, null);
  }
  private show(id: string, { group, blob }: { group: Group; blob: Mesh | null }, at: Placement): void {
    this.placed.set(id, at);
    group.position.set(at.x, at.y, at.z);
    group.quaternion.copy(new Quaternion(at.turn[1], at.turn[2], at.turn[3], at.turn[0]));
    // The shadow falls away from the sun, the longer the higher the piece is.
    if (!blob) return;
    const high = Math.min(at.z, HIGHEST_SHADOW);
    blob.visible = at.z < 2 * HIGHEST_SHADOW;
    blob.position.set(at.x + high * 0.5, at.y + high * 0.38, 0.6);
    blob.scale.set(26 + high * 1.7, 18 + high * 0.5, 1);
  }
  private make(id: string): { group: Group; blob: Mesh | null } | null {
    const kind = kindOf(id, this.scene);
    if (!kind) return null;
    const group = this.workshop.piece(id, kind);
    const blob = this.means === 'plain' ? this.blob() : null;
    this.room.add(group);
    if (blob) this.room.add(blob);
    this.pieces.set(id, { group, blob });
    return { group, blob };
  }
  private blob(): Mesh {
    const map = this.workshop.print('blob', () => facePrint('blob'));
    const blob = new Mesh(new PlaneGeometry(1, 1), new MeshBasicMaterial({ map, transparent: true, depthWrite: false }));
    blob.rotation.z = Math.atan2(0.38, 0.5);
    return blob;
  }
  private remove(id: string): void {
    const { group, blob } = this.pieces.get(id)!;
    this.room.remove(group);
    if (blob) this.room.remove(blob);
    this.pieces.delete(id);
    this.placed.delete(id);
    this.letGo(id);
  }

  /** The tower; `dropped` lets it come down from above. */
  setTower(x: number, y: number, degrees: number, { isThere, isIdle, isThin, dropped }: { isThere: boolean; isIdle: boolean; isThin: boolean; dropped: boolean }): void {
    if (isIdle) this.waits = cornersOf(this.scene.tower, x, y, degrees);
    if (!this.hasTurned) this.gaze.look = this.home;
    this.tower.visible = isThere;
    this.tower.position.set(x, y, 0);
    this.tower.rotation.z = (degrees * Math.PI) / 180;
    this.tower.traverse((part) => thin(part, isThin));
    if (dropped) this.towerDropped = performance.now();
    this.draw();
  }

  // -- what is pointed at -----------------------------------------------------------------------------------------

  setRings(ids: readonly string[]): void {
    this.rings.clear();
    for (const id of ids) {
      const at = this.placed.get(id);
      const kind = kindOf(id, this.scene);
      if (!at || !kind) continue;
      const size = kind.class === 'building' ? 74 : 24;
      const ring = new Mesh(new RingGeometry(size, size + 5, 40), new MeshBasicMaterial({ color: LOUD }));
      ring.position.set(at.x, at.y, 0.8);
      this.rings.add(ring);
    }
    this.draw();
  }
  setAim(shown: AimShown | null): void {
    this.aim.clear();
    if (shown) {
      const { line, radius } = shown;
      const lane = new Mesh(new PlaneGeometry(Math.max(1, line), Math.max(3, 2 * radius)), new MeshBasicMaterial({ color: LOUD, transparent: true, opacity: 0.22, depthWrite: false }));
      lane.position.set(line / 2, 0, 1);
      const middle = new Mesh(new PlaneGeometry(Math.max(1, line), 2.5), new MeshBasicMaterial({ color: LOUD }));
      middle.position.set(line / 2, 0, 1.2);
      const ring = new Mesh(new RingGeometry(30, 34, 40), new MeshBasicMaterial({ color: LOUD }));
      ring.position.z = 0.9;
      this.aim.add(...(line ? [lane, middle] : []), ring);
      this.aim.position.set(shown.x, shown.y, 0);
      this.aim.rotation.z = (shown.degrees * Math.PI) / 180;
    }
    this.setGhost(shown);
    this.draw();
  }
  private setGhost(shown: AimShown | null): void {
    const piece = shown?.piece ?? '';
    if (this.ghost && this.ghost.userData['id'] !== piece) {
      this.room.remove(this.ghost);
      this.ghost = null;
    }
    const kind = this.scene.shapes[piece];
    if (!shown || !kind) return;
    this.ghost ??= this.workshop.piece(piece, kind);
    this.ghost.position.set(shown.x, shown.y, kind.height / 2);
    this.ghost.rotation.z = (shown.lies * Math.PI) / 180;
    this.room.add(this.ghost);
  }

  // -- looking ----------------------------------------------------------------------------------------------------

  get looks(): Look {
    return this.gaze.look;
  }
  /** Where it looks once it has come to rest. */
  get rests(): Look {
    return this.gaze.rests;
  }
  get home(): Look {
    return homeFor(this.camera.aspect, this.waits);
  }
  lookAt(to: Look, isGliding: boolean): void {
    this.hasTurned = true;
    this.gaze.turn(to, isGliding, performance.now());
    this.draw();
  }
  follow(x: number, y: number): void {
    this.gaze.follow(x, y);
    this.draw();
  }
  /** Where a point of the screen (-1 to 1) is on the table. */
  groundAt(x: number, y: number): { x: number; y: number } | null {
    this.ray.setFromCamera(new Vector2(x, y), this.camera);
    const hit = this.ray.ray.intersectPlane(new Plane(new Vector3(0, 0, 1), 0), new Vector3());
    return hit && { x: hit.x, y: hit.y };
  }
  pieceAt(x: number, y: number): string | null {
    this.ray.setFromCamera(new Vector2(x, y), this.camera);
    const [hit] = this.ray.intersectObjects([...this.pieces.values()].map(({ group }) => group), true);
    let at: Object3D | null = hit?.object ?? null;
    while (at && at.userData['id'] === undefined) at = at.parent;
    return at ? String(at.userData['id']) : null;
  }
  /** Where something is on the screen, -1 to 1. */
  onScreen(x: number, y: number, z: number): { x: number; y: number } {
    const at = new Vector3(x, y, z).project(this.camera);
    return { x: at.x, y: at.y };
  }
  placeOf(id: string): Placement | undefined {
    return this.placed.get(id);
  }

  // -- drawing ----------------------------------------------------------------------------------------------------

  draw(): void {
    if (!this.frame) this.frame = requestAnimationFrame((now) => this.picture(now));
  }
  private picture(now: number): void {
    this.frame = 0;
    this.sharpen(now);
    const isMoving = [this.bringPieces(now), this.gaze.step(now), this.dropTower(now)].some(Boolean);
    place(this.camera, this.gaze.look);
    this.renderer.render(this.room, this.camera);
    this.drawn += 1;
    this.onpicture();
    const isSlow = this.pulse.beat(now, this.goesOn);
    this.goesOn = isMoving || this.isPlayed;
    this.isPlayed = false;
    if (isSlow && this.means === 'rich') this.onslow();
    else if (this.goesOn) this.draw();
  }
  private get fine(): number {
    return this.means === 'rich' ? Math.min(2, devicePixelRatio) : 1;
  }
  private sharpen(now: number): void {
    if (this.means === 'rich') return;
    const isBusy = now - this.last < BUSY_MS;
    this.last = now;
    const ratio = isBusy ? COARSE : this.fine;
    if (this.renderer.getPixelRatio() !== ratio) this.renderer.setPixelRatio(ratio);
    clearTimeout(this.resting);
    if (isBusy) this.resting = setTimeout(() => this.draw(), BUSY_MS + 50) as unknown as number;
  }
  private bringPieces(now: number): boolean {
    for (const [id, { from, to, began, byHand, leaves }] of this.tweens) {
      const part = Math.min(1, (now - began) / TWEEN_MS);
      const eased = 1 - (1 - Math.max(0, part)) ** 3;
      const at = between(from, to, eased);
      const lifted = { ...at, z: at.z + (byHand && Math.abs(to.z - from.z) < LIFT ? Math.sin(Math.max(0, part) * Math.PI) * LIFT : 0) };
      const piece = this.pieces.get(id);
      if (piece) this.show(id, piece, part < 1 ? lifted : to);
      this.setHand(id, byHand && part < 1 ? lifted : null);
      if (part < 1) continue;
      this.letGo(id);
      if (leaves) this.remove(id);
    }
    return this.tweens.size > 0;
  }
  private setHand(id: string, at: Placement | null): void {
    const known = this.hands.get(id);
    if (!at) {
      if (known) this.room.remove(known);
      this.hands.delete(id);
      return;
    }
    const hand = known ?? new Sprite(new SpriteMaterial({ map: this.workshop.print('hand', () => facePrint('hand')), transparent: true, depthTest: false }));
    hand.scale.set(80, 80, 1);
    hand.center.set(0.4, 0.9);
    hand.position.set(at.x, at.y, at.z + 20);
    this.hands.set(id, hand);
    this.room.add(hand);
  }
  private dropTower(now: number): boolean {
    const part = Math.min(1, (now - this.towerDropped) / 520);
    this.tower.position.z = this.towerDropped && part < 1 ? (1 - part * part) * 320 : 0;
    return part < 1;
  }
  dispose(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.resting);
    this.workshop.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }
}

const above = (at: Placement): Placement => ({ ...at, z: at.z + AWAY });
const dot = (a: Placement, b: Placement): number => Math.abs(a.turn[0] * b.turn[0] + a.turn[1] * b.turn[1] + a.turn[2] * b.turn[2] + a.turn[3] * b.turn[3]);
/** One sees through the tower while they tumble in it. */
function thin(part: Object3D, isThin: boolean): void {
  if (!(part instanceof Mesh)) return;
  const material = part.material as MeshBasicMaterial;
  if (material.transparent === isThin) return;
  [material.transparent, material.opacity, material.depthWrite, material.needsUpdate] = [isThin, isThin ? 0.3 : 1, !isThin, true];
}
