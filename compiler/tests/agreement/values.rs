//! Arguments: edge values, and bits from a generator that starts from the overload's name.

use colorfast::Store;
use colorfast::const_eval::evaluate;
use colorfast::constant::half::{f16_from_f64, f16_is_finite};
use colorfast::constant::{ConstId, Value};
use colorfast::types::TypeId;
use std::collections::HashSet;

use crate::TUPLES;
use crate::overloads::Call;

/// Tuples of arguments with their value as constants.
pub struct Samples {
    /// Arguments and value.
    pub tuples: Vec<(Vec<ConstId>, ConstId)>,
    /// How many tuples had no value.
    pub errors: usize,
    /// Whether these are all tuples that there are.
    pub is_exhausted: bool,
}

/// Where components of arguments are drawn from. Few functions take everything: of a vector, all components must lie in the domain.
#[derive(Copy, Clone)]
enum Source {
    /// Corners of the type.
    Edges,
    /// Zeros of either sign, and ones.
    Zeros,
    /// Any bits that are a value.
    Bits,
    /// Numbers near zero, and integers that are distances of shifts.
    Small,
    /// Numbers of a few digits.
    Medium,
    /// From -1 to 1.
    Unit,
    /// Small and above 1.
    Positive,
    /// Any of these, for each component.
    Mixed,
}

const SOURCES: [Source; 8] = [
    Source::Edges,
    Source::Zeros,
    Source::Bits,
    Source::Small,
    Source::Medium,
    Source::Unit,
    Source::Positive,
    Source::Mixed,
];

/// Attempts for each tuple that is wanted.
const ATTEMPTS: usize = 300;

/// At least [`TUPLES`] different tuples that have a value, or all that there are.
pub fn samples(store: &mut Store, call: &Call, seed: &str) -> Samples {
    let mut random = Random::new(seed);
    let mut seen = HashSet::new();
    let mut samples = Samples { tuples: Vec::new(), errors: 0, is_exhausted: false };
    let all = bool_tuples(store, &call.parameters);
    samples.is_exhausted = all.is_some();
    let attempts = all.as_ref().map_or(TUPLES * ATTEMPTS, Vec::len);
    for attempt in 0..attempts {
        if samples.tuples.len() >= TUPLES && attempt >= TUPLES {
            break;
        }
        let arguments: Vec<ConstId> = match &all {
            Some(all) => all[attempt].clone(),
            None => {
                let source = SOURCES[attempt % SOURCES.len()];
                call.parameters.iter().map(|&ty| random.value(store, ty, source)).collect()
            }
        };
        if !seen.insert(arguments.clone()) {
            continue;
        }
        match evaluate(store, call.function, &arguments, call.result) {
            Ok(value) => samples.tuples.push((arguments, value)),
            Err(_) => samples.errors += 1,
        }
    }
    samples
}

/// All tuples of parameters that hold nothing but few `bool`s.
fn bool_tuples(store: &mut Store, parameters: &[TypeId]) -> Option<Vec<Vec<ConstId>>> {
    let sizes: Vec<u32> = parameters.iter().map(|&ty| store.types.element_count(ty).unwrap_or(1)).collect();
    let bits: u32 = sizes.iter().sum();
    if bits > 8 || parameters.iter().any(|&ty| store.types.deepest_elem(ty) != TypeId::BOOL) {
        return None;
    }
    let tuple = |store: &mut Store, mut code: u32| {
        let mut argument = |store: &mut Store, (&ty, &size): (&TypeId, &u32)| {
            let components: Vec<ConstId> = (0..size)
                .map(|_| {
                    code = code.rotate_right(1);
                    store.constants.bool(code >> 31 != 0)
                })
                .collect();
            if ty == TypeId::BOOL { components[0] } else { store.constants.composite(ty, &store.types, &components) }
        };
        parameters.iter().zip(&sizes).map(|pair| argument(store, pair)).collect()
    };
    Some((0..1 << bits).map(|code| tuple(store, code)).collect())
}

/// SplitMix64.
struct Random(u64);

impl Random {
    fn new(seed: &str) -> Self {
        Self(
            seed.bytes()
                .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)),
        )
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[(self.next() % from.len() as u64) as usize]
    }

    /// From 0 to 1.
    fn fraction(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }

    fn value(&mut self, store: &mut Store, ty: TypeId, source: Source) -> ConstId {
        match store.types.element_count(ty) {
            Some(count) => {
                let element = store.types.element_type(ty, 0).expect("it has elements");
                let elements: Vec<ConstId> = (0..count).map(|_| self.value(store, element, source)).collect();
                store.constants.composite(ty, &store.types, &elements)
            }
            None => {
                let value = self.scalar(ty, source);
                store.constants.scalar(ty, value)
            }
        }
    }

    fn scalar(&mut self, ty: TypeId, source: Source) -> Value {
        let source = if let Source::Mixed = source { self.pick(&SOURCES[..7]) } else { source };
        match ty {
            TypeId::BOOL => Value::Bool(self.next() & 1 != 0),
            TypeId::I32 => Value::I32(self.integer(source, true).cast_signed()),
            TypeId::U32 => Value::U32(self.integer(source, false)),
            TypeId::F32 => Value::F32(self.f32(source)),
            TypeId::F16 => Value::F16(self.f16(source)),
            _ => panic!("no scalar of a shader"),
        }
    }

    fn integer(&mut self, source: Source, is_signed: bool) -> u32 {
        let random = self.next();
        match source {
            Source::Edges => self.pick(&INTEGERS),
            Source::Zeros => self.pick(&INTEGERS[..2]),
            Source::Small if is_signed => ((random % 41) as u32).wrapping_sub(20),
            Source::Small => (random % 33) as u32,
            Source::Medium if is_signed => ((random % 20001) as u32).wrapping_sub(10_000),
            Source::Medium => (random % 10_001) as u32,
            Source::Unit if is_signed => ((random % 3) as u32).wrapping_sub(1),
            Source::Unit => (random % 9) as u32,
            Source::Positive => 1 + (random % 15) as u32,
            Source::Bits | Source::Mixed => random as u32,
        }
    }

    /// A number that both float types hold after rounding.
    fn number(&mut self, source: Source) -> f64 {
        match source {
            Source::Small => (self.fraction() - 0.5) * 16.0,
            Source::Medium => (self.fraction() - 0.5) * 500.0,
            Source::Unit => self.fraction().mul_add(2.0, -1.0),
            _ => self.fraction().mul_add(7.0, 1.0),
        }
    }

    fn f32(&mut self, source: Source) -> u32 {
        match source {
            Source::Edges => self.pick(&FLOATS),
            Source::Zeros => self.pick(&FLOATS[..4]),
            Source::Bits => loop {
                let bits = self.next() as u32;
                if f32::from_bits(bits).is_finite() {
                    return bits;
                }
            },
            _ => (self.number(source) as f32).to_bits(),
        }
    }

    fn f16(&mut self, source: Source) -> u16 {
        match source {
            Source::Edges => self.pick(&HALVES),
            Source::Zeros => self.pick(&HALVES[..4]),
            Source::Bits => loop {
                let bits = self.next() as u16;
                if f16_is_finite(bits) {
                    return bits;
                }
            },
            _ => f16_from_f64(self.number(source)),
        }
    }
}

/// Both ends of both integer types, powers of two and their neighbours, and the bits of some floats.
const INTEGERS: [u32; 24] = [
    0,
    1,
    2,
    3,
    7,
    8,
    15,
    16,
    31,
    32,
    33,
    0xff,
    0x100,
    0xffff,
    0x1_0000,
    0x5555_5555,
    0xaaaa_aaaa,
    0x3f80_0000,
    0x7fff_fffe,
    0x7fff_ffff,
    0x8000_0000,
    0x8000_0001,
    0xffff_fffe,
    0xffff_ffff,
];

/// Zeros, ones, ties of rounding, the ends of what is normal and of what is finite, and of what converts to other types.
const FLOATS: [u32; 36] = [
    0,
    0x8000_0000,
    0x3f80_0000,
    0xbf80_0000,
    0x3f00_0000,
    0xbf00_0000,
    0x3fc0_0000,
    0xbfc0_0000,
    0x4020_0000,
    0xc020_0000,
    0x4000_0000,
    0xc000_0000,
    0x4040_0000,
    0x3f80_0001,
    0x3f7f_ffff,
    0xbf7f_ffff,
    0x3eff_ffff,
    0x3dcc_cccd,
    0x4049_0fdb,
    0x3fc9_0fdb,
    0xc049_0fdb,
    1,
    0x8000_0001,
    0x007f_ffff,
    0x0080_0000,
    0x8080_0000,
    0x7f7f_ffff,
    0xff7f_ffff,
    0x7f00_0000,
    0x4b80_0000,
    0x4b00_0001,
    0x4eff_ffff,
    0x4f7f_ffff,
    0xcf00_0000,
    0x477f_e000,
    0x3880_0000,
];

/// Values of binary16.
const HALVES: [u16; 26] = [
    0, 0x8000, 0x3c00, 0xbc00, 0x3800, 0xb800, 0x3e00, 0xbe00, 0x4100, 0xc100, 0x4000, 0xc000, 0x4200, 0x3c01, 0x3bff,
    0xbbff, 0x37ff, 0x4248, 0x3e48, 1, 0x8001, 0x03ff, 0x0400, 0x8400, 0x7bff, 0xfbff,
];
