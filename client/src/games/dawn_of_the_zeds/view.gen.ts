/** Written by `python -m untot.server.typescript` from untot/games/dawn_of_the_zeds; never edited by hand. */
import type { TableEvents } from '../../frame/wire.gen';

/** What one seat sees. */
export interface DawnView {
  round: number;
  phase: string;
  you: number | null;
  options: Record<string, string | number | boolean>;
  lead: number;
  seats: DawnSeatView[];
  ammo: number;
  supplies: number;
  infection: number;
  actions: number;
  zeds_actions: number;
  event: string;
  event_uses: number;
  acts: number[];
  events: DawnDeckView;
  fates: DawnDeckView;
  research: DawnDeckView;
  current_research: string;
  has_researched: boolean;
  kept: string[];
  fated: string;
  components: string[];
  has_final_component: boolean;
  has_antidote: boolean;
  has_elwood: boolean;
  zeds: DawnZedView[];
  units: DawnUnitView[];
  bag: string[];
  super_zeds: string[];
  reserve: string[];
  available: string[];
  anti_units: string[];
  beds: string[];
  chaos: Record<string, number>;
  chaos_left: number;
  defences: Record<string, string>;
  minefield: string;
  minefield_uses: number;
  no_entry: string[];
  bridge: string;
  used: string[];
  used_up: string[];
  in_force: DawnRuleView[];
  activating: string;
  moving: string[];
  melee: DawnMeleeView | null;
  shot: DawnShotView | null;
  melees_ahead: DawnMeleeView[];
  shots_ahead: DawnShotView[];
  result: DawnResultView | null;
}

/** A seat: its unused player actions, and whether it wants no more in this phase. */
export interface DawnSeatView {
  seat: number;
  name: string;
  player_actions: number;
  is_done: boolean;
}

/** How many cards a deck has, what lies on top as far as this seat knows, and what has been discarded. */
export interface DawnDeckView {
  left: number;
  top: string[];
  discards: string[];
}

export interface DawnZedView {
  id: string;
  space: string;
  strength: number;
  is_reduced: boolean;
  hits: number;
  markers: string[];
}

export interface DawnUnitView {
  id: string;
  place: string;
  strength: number;
  is_reduced: boolean;
  hits: number;
  is_comatose: boolean;
  is_defiant: boolean;
  is_villagers: boolean;
  is_hidden: boolean;
  markers: string[];
}

/** A rule that a card has put into force. */
export interface DawnRuleView {
  rule: string;
  row: string;
  until: string;
  unit: string;
}

/** The fight at hand: the column before the roll, shift by shift, and the dice after it. */
export interface DawnMeleeView {
  space: string;
  attacker: string;
  unit: string;
  zeds: string[];
  strengths: number[];
  column: string;
  shifts: DawnShiftView[];
  dice: number[];
}

export interface DawnShiftView {
  row: string;
  by: number;
}

export interface DawnShotView {
  unit: string;
  space: string;
  column: number;
  shifts: DawnShiftView[];
  dice: number[];
}

/** How it ended: points line by line, and what the epilogue depends on besides. */
export interface DawnResultView {
  reason: string;
  winners: string[];
  points: Record<string, number>;
  total: number;
  tier: string;
  chaos: string;
  camp: string;
  has_antidote: boolean;
  components: number;
}

/** Printed facts. `kinds` says of every id that can be touched what kind of thing it is. */
export interface DawnScene {
  level: string;
  side: string;
  tracks: Record<string, string[]>;
  spaces: Record<string, DawnSpaceScene>;
  houses: string[];
  units: Record<string, DawnUnitScene>;
  zeds: Record<string, DawnZedScene>;
  events: Record<string, DawnEventScene>;
  fates: Record<string, DawnFateScene>;
  research: Record<string, DawnResearchScene>;
  melee_columns: string[];
  melee: Record<string, ([number, number, string])[]>;
  gunfire: Record<string, number[]>;
  limits: Record<string, number>;
  chaos: number;
  kinds: Record<string, string>;
  phases: string[];
  confirmed: string[];
}

/** A space: where it lies, what it is, how many hold it, what a defender has of it. */
export interface DawnSpaceScene {
  track: string;
  n: number;
  distance: number;
  kind: string;
  toward: string;
  is_above_ground: boolean;
  forage: string;
  benefit: number;
  zed_limit: number;
  unit_limit: number;
}

export interface DawnUnitScene {
  kind: string;
  row: string;
  strength: number[];
  gun: number[];
  move: number;
  hits: number;
  flags: string[];
  abilities: Record<string, string>;
  picture: string;
}

export interface DawnZedScene {
  kind: string;
  row: string;
  strength: number[];
  picture: string;
}

export interface DawnEventScene {
  colour: string;
  act: number;
  kind: string;
  refugees: number;
  infection: boolean;
  eat: string;
  zeds: string[];
  actions: number;
  pressure: string;
  phase: string;
  picture: string;
}

export interface DawnFateScene {
  colour: string;
  where: string;
  windows: string[];
  picture: string;
}

export interface DawnResearchScene {
  kind: string;
  next_die: number;
  next_supplies: number;
  is_ongoing: boolean;
  picture: string;
}

export interface UnitEntered {
  unit: string;
  space: string;
}

export interface UnitMoved {
  unit: string;
  origin: string;
  path: string[];
  space: string;
}

export interface RaidersMoved {
  unit: string;
  origin: string;
  space: string;
}

export interface UnitRemoved {
  unit: string;
}

export interface RaidersStay {
  unit: string;
}

export interface RefugeesInCamp {
  unit: string;
}

/** Nothing more to say. */
export interface AllHealed {
}

export interface RefugeesArmed {
  unit: string;
  refugees: string;
}

export interface SpecialUsed {
  unit: string;
  ability: string;
}

export interface DieRolled {
  die: number;
}

export interface AntiUnitStaysOut {
  unit: string;
}

export interface BarricadeDestroyed {
  space: string;
}

export interface DecksBuilt {
  events: number;
  fates: number;
  acts: number[];
}

export interface StocksRolled {
  dice: number[];
}

export interface HeroLeft {
  unit: string;
}

/** The points of the epilogue line by line. */
export interface MatchEnded {
  reason: string;
  points: Record<string, number>;
  total: number;
  tier: string;
}

export interface RoundBegan {
  round: number;
  lead: number;
}

export interface EventDrawn {
  card: string;
  left: number;
}

export interface PhaseBegan {
  phase: string;
}

export interface EventDiscarded {
  card: string;
}

export interface EventText {
  card: string;
  phase: string;
}

export interface TrackFated {
  track: string;
}

export interface FateCarriedOut {
  card: string;
}

export interface FateDiscarded {
  card: string;
}

export interface FateDrawn {
  card: string;
  left: number;
}

/** Nothing more to say. */
export interface NoFateLeft {
}

export interface FateKept {
  card: string;
}

export interface CardPlayed {
  card: string;
}

export interface UnitMarked {
  unit: string;
  marker: string;
}

/** The hero side has looked at the top event card. */
export interface EventSeen {
  card?: string;
}

export interface BridgeChanged {
  bridge: "bridge" | "down" | "ferry";
  space: string;
}

export interface VillagersEvacuated {
  unit: string;
  space: string;
}

export interface ArrestRolled {
  unit: string;
  suspect: string;
  die: number;
  is_arrested: boolean;
}

export interface AntiUnitSlippedAway {
  unit: string;
  space: string;
}

export interface AntiUnitJailed {
  unit: string;
}

export interface DefenceBuilt {
  unit: string;
  space: string;
  defence: "barricade" | "minefield" | "strongpoint";
}

export interface ForageRolled {
  unit: string;
  dice: number[];
  bonus: number;
}

export interface NothingFound {
  unit: string;
}

export interface UnitHealed {
  unit: string;
  hits: number;
  is_reduced: boolean;
}

export interface UnitDischarged {
  unit: string;
}

export interface SeatDone {
  seat: number;
}

export interface PlayerActionUsed {
  seat: number;
  left: number;
}

export interface ResearchRolled {
  unit: string;
  die: number;
  result: number;
  is_success: boolean;
}

export interface ResearchRevealed {
  card: string;
  left: number;
}

export interface ComponentGained {
  component: string;
}

export interface ComponentLost {
  component: string;
}

/** Supplies and ammo, and by how much they changed. */
export interface StocksChanged {
  supplies: number;
  ammo: number;
  supplies_by: number;
  ammo_by: number;
}

export interface ActionsChanged {
  actions: number;
  by: number;
}

/** Nothing more to say. */
export interface ActionsReset {
}

export interface SuppliesMissing {
  missing: number;
}

export interface EatRolled {
  die: number;
  result: number;
  mouths: number;
}

export interface RuleInForce {
  card: string;
  rule: string;
  until: "phase" | "round";
}

export interface SpaceClosed {
  space: string;
}

export interface LossDue {
  count: number;
}

export interface FinalComponent {
  card: string;
}

/** Nothing more to say. */
export interface AntidoteFound {
}

export interface ResearchOnTop {
  left: number;
}

export interface ElwoodChanged {
  is_there: boolean;
}

export interface ZedPlaced {
  zed: string;
  space: string;
}

/** Nothing more to say. */
export interface NoRoomForZed {
}

export interface ZedsDrawn {
  zeds: string[];
}

export interface NoZedLeft {
  space: string;
}

export interface ZedsMoved {
  zeds: string[];
  origin: string;
  space: string;
}

export interface ZedsStay {
  zeds: string[];
  space: string;
}

export interface ZedLeftBehind {
  zed: string;
  space: string;
}

export interface ZedsAdvance {
  zeds: string[];
  space: string;
}

export interface ZedsInTownCenter {
  zeds: string[];
  origin: string;
  space: string;
}

export interface TrackActivated {
  track: string;
}

export interface TrackStays {
  track: string;
}

export interface PressureMoves {
  zeds: string[];
  space: string;
}

export interface PressurePlaces {
  track: string;
}

export interface ZedReplaced {
  zed: string;
  new: string;
  space: string;
}

export interface ZedUpgraded {
  zed: string;
  marker: string;
  space: string;
}

export interface InfectionRose {
  infection: number;
  by: number;
}

export interface InfectionFell {
  infection: number;
  by: number;
}

export interface InfectionSet {
  infection: number;
}

export interface InfectionRolled {
  dice: number[];
  infection: number;
  is_outbreak: boolean;
}

export interface Outbreak {
  track: string;
  space: string;
  kind: "infector" | "regular_zed" | "super_zed";
}

/** Nothing more to say. */
export interface UncheckedOutbreak {
}

export interface LoweringRolled {
  dice: number[];
}

export interface ChaosPlaced {
  space: string;
  count: number;
  left: number;
}

export interface ChaosRemoved {
  space: string;
  count: number;
  left: number;
}

export interface VillagersFled {
  unit: string;
  origin: string;
  space: string;
}

export interface RefugeesDevoured {
  unit: string;
  space: string;
}

/** How many actions the zeds player has. */
export interface ZedsActions {
  count: number;
}

export interface ZedsActionUsed {
  answer: string;
  left: number;
}

export interface ActivationBlocked {
  track: string;
  card: string;
}

/** Nothing more to say. */
export interface DoctorEscaped {
}

export interface DoctorJailed {
  space: string;
}

/** Nothing more to say. */
export interface BrainsBegan {
}

export interface CatacombRolled {
  piece: string;
  space: string;
  die: number;
  outcome: "lost" | "moves" | "stays";
}

export interface LostRolled {
  die: number;
  space: string;
}

export interface MeleeBegan {
  space: string;
  zeds: string[];
  unit: string;
  attacker: "units" | "zeds";
}

/** Column, shifts one by one with their rows, dice and result. */
export interface MeleeRolled {
  space: string;
  unit: string;
  zeds: string[];
  dice: number[];
  strengths: number[];
  shifts: ([string, number])[];
  column: string;
  zed_hits: number;
  unit_hits: number;
  loser: "units" | "zeds";
}

export interface MeleeTurned {
  unit: string;
  space: string;
  zed_hits: number;
}

export interface FighterRolled {
  die: number;
  units: string[];
}

export interface HitCancelled {
  piece: string;
  die: number;
}

export interface ZedHit {
  zed: string;
  hits: number;
}

export interface ZedReduced {
  zed: string;
}

export interface ZedKilled {
  zed: string;
  space: string;
}

export interface ZedRecovered {
  zed: string;
}

export interface UnitHit {
  unit: string;
  hits: number;
}

export interface UnitReduced {
  unit: string;
}

export interface LastHit {
  unit: string;
  place: string;
}

export interface SavingRolled {
  unit: string;
  dice: number[];
  result: number;
}

export interface UnitSaved {
  unit: string;
  place: string;
}

export interface UnitDied {
  unit: string;
  place: string;
}

export interface ZedRetreated {
  zed: string;
  origin: string;
  space: string;
}

export interface UnitRetreated {
  unit: string;
  origin: string;
  space: string;
}

export interface UnitFellBack {
  unit: string;
  origin: string;
  space: string;
}

export interface InfectorDrivenBack {
  zed: string;
  die: number;
  space: string;
}

export interface InfectorKilled {
  zed: string;
  die: number;
  space: string;
}

export interface AntiUnitDrivenBack {
  unit: string;
  die: number;
  space: string;
}

/** Column, shifts one by one with their rows, dice and hits. */
export interface ShotRolled {
  unit: string;
  space: string;
  dice: number[];
  strength: number;
  column: number;
  hits: number;
  shifts: ([string, number])[];
}

export interface CardShot {
  card: string;
  space: string;
  dice: number[];
  hits: number;
}

export interface GrenadeThrown {
  unit: string;
  space: string;
}

export interface MinefieldExploded {
  space: string;
  strength: number;
  dice: number[];
  hits: number;
}

export interface AcidSpat {
  zed: string;
  unit: string;
  space: string;
  dice: number[];
  hits: number;
}

export interface AttackedWithoutZeds {
  unit: string;
  space: string;
  dice: number[];
  column: string;
  hits: number;
}

export interface Barrage {
  space: string;
  dice: number[];
  hits: number;
}

export interface Splinters {
  piece: string;
  dice: number[];
  hits: number;
}

export interface ZedBurst {
  zed: string;
  space: string;
}

export interface WaterJet {
  zed: string;
  dice: number[];
  is_driven_off: boolean;
}

export interface AbilityRolled {
  ability: string;
  unit: string;
  die: number;
}

export interface PicklesHides {
  space: string;
}

export interface DefianceLost {
  unit: string;
}

export type View = DawnView;
export type Scene = DawnScene;

/** By name: the arguments of an event. */
export interface Events extends TableEvents {
  unit_entered: UnitEntered;
  unit_moved: UnitMoved;
  raiders_moved: RaidersMoved;
  unit_removed: UnitRemoved;
  raiders_stay: RaidersStay;
  refugees_in_camp: RefugeesInCamp;
  all_healed: AllHealed;
  refugees_armed: RefugeesArmed;
  special_used: SpecialUsed;
  die_rolled: DieRolled;
  anti_unit_stays_out: AntiUnitStaysOut;
  barricade_destroyed: BarricadeDestroyed;
  decks_built: DecksBuilt;
  stocks_rolled: StocksRolled;
  hero_left: HeroLeft;
  match_ended: MatchEnded;
  round_began: RoundBegan;
  event_drawn: EventDrawn;
  phase_began: PhaseBegan;
  event_discarded: EventDiscarded;
  event_text: EventText;
  track_fated: TrackFated;
  fate_carried_out: FateCarriedOut;
  fate_discarded: FateDiscarded;
  fate_drawn: FateDrawn;
  no_fate_left: NoFateLeft;
  fate_kept: FateKept;
  card_played: CardPlayed;
  unit_marked: UnitMarked;
  event_seen: EventSeen;
  bridge_changed: BridgeChanged;
  villagers_evacuated: VillagersEvacuated;
  arrest_rolled: ArrestRolled;
  anti_unit_slipped_away: AntiUnitSlippedAway;
  anti_unit_jailed: AntiUnitJailed;
  defence_built: DefenceBuilt;
  forage_rolled: ForageRolled;
  nothing_found: NothingFound;
  unit_healed: UnitHealed;
  unit_discharged: UnitDischarged;
  seat_done: SeatDone;
  player_action_used: PlayerActionUsed;
  research_rolled: ResearchRolled;
  research_revealed: ResearchRevealed;
  component_gained: ComponentGained;
  component_lost: ComponentLost;
  stocks_changed: StocksChanged;
  actions_changed: ActionsChanged;
  actions_reset: ActionsReset;
  supplies_missing: SuppliesMissing;
  eat_rolled: EatRolled;
  rule_in_force: RuleInForce;
  space_closed: SpaceClosed;
  loss_due: LossDue;
  final_component: FinalComponent;
  antidote_found: AntidoteFound;
  research_on_top: ResearchOnTop;
  elwood_changed: ElwoodChanged;
  zed_placed: ZedPlaced;
  no_room_for_zed: NoRoomForZed;
  zeds_drawn: ZedsDrawn;
  no_zed_left: NoZedLeft;
  zeds_moved: ZedsMoved;
  zeds_stay: ZedsStay;
  zed_left_behind: ZedLeftBehind;
  zeds_advance: ZedsAdvance;
  zeds_in_town_center: ZedsInTownCenter;
  track_activated: TrackActivated;
  track_stays: TrackStays;
  pressure_moves: PressureMoves;
  pressure_places: PressurePlaces;
  zed_replaced: ZedReplaced;
  zed_upgraded: ZedUpgraded;
  infection_rose: InfectionRose;
  infection_fell: InfectionFell;
  infection_set: InfectionSet;
  infection_rolled: InfectionRolled;
  outbreak: Outbreak;
  unchecked_outbreak: UncheckedOutbreak;
  lowering_rolled: LoweringRolled;
  chaos_placed: ChaosPlaced;
  chaos_removed: ChaosRemoved;
  villagers_fled: VillagersFled;
  refugees_devoured: RefugeesDevoured;
  zeds_actions: ZedsActions;
  zeds_action_used: ZedsActionUsed;
  activation_blocked: ActivationBlocked;
  doctor_escaped: DoctorEscaped;
  doctor_jailed: DoctorJailed;
  brains_began: BrainsBegan;
  catacomb_rolled: CatacombRolled;
  lost_rolled: LostRolled;
  melee_began: MeleeBegan;
  melee_rolled: MeleeRolled;
  melee_turned: MeleeTurned;
  fighter_rolled: FighterRolled;
  hit_cancelled: HitCancelled;
  zed_hit: ZedHit;
  zed_reduced: ZedReduced;
  zed_killed: ZedKilled;
  zed_recovered: ZedRecovered;
  unit_hit: UnitHit;
  unit_reduced: UnitReduced;
  last_hit: LastHit;
  saving_rolled: SavingRolled;
  unit_saved: UnitSaved;
  unit_died: UnitDied;
  zed_retreated: ZedRetreated;
  unit_retreated: UnitRetreated;
  unit_fell_back: UnitFellBack;
  infector_driven_back: InfectorDrivenBack;
  infector_killed: InfectorKilled;
  anti_unit_driven_back: AntiUnitDrivenBack;
  shot_rolled: ShotRolled;
  card_shot: CardShot;
  grenade_thrown: GrenadeThrown;
  minefield_exploded: MinefieldExploded;
  acid_spat: AcidSpat;
  attacked_without_zeds: AttackedWithoutZeds;
  barrage: Barrage;
  splinters: Splinters;
  zed_burst: ZedBurst;
  water_jet: WaterJet;
  ability_rolled: AbilityRolled;
  pickles_hides: PicklesHides;
  defiance_lost: DefianceLost;
}
