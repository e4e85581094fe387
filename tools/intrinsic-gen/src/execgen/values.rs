//! The values that arguments are taken from: for each parameter of each built-in a list, of which the first matter most.

use colorfast_reference::Scalar;

/// A stream of numbers that look random and are the same everywhere (xorshift).
pub struct Stream(u64);

impl Stream {
    /// The stream of a name.
    pub fn new(name: &str) -> Self {
        // FNV-1a: any hash that differs between names.
        let mix = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        Self(name.bytes().fold(0xcbf2_9ce4_8422_2325, mix) | 1)
    }

    /// The next 32 bits.
    pub fn next(&mut self) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 32) as u32
    }

    /// One of a list.
    pub fn pick<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.next() as usize % list.len()]
    }
}

/// How many further values of each list look random.
const RANDOM: usize = 16;

/// The values for a parameter, as bits, without repetition.
pub fn pool(name: &str, parameter: usize, scalar: Scalar) -> Vec<u32> {
    let mut bits: Vec<u32> = match scalar {
        Scalar::Bool => vec![1, 0],
        Scalar::F32 | Scalar::F16 => floats(name, parameter, scalar),
        Scalar::I32 | Scalar::U32 => integers(name, parameter, scalar),
    };
    let mut stream = Stream::new(name);
    for _ in 0..RANDOM {
        match scalar {
            Scalar::Bool => {}
            Scalar::F32 | Scalar::F16 => bits.push(random_float(name, scalar, &mut stream)),
            Scalar::I32 | Scalar::U32 if special_integers(name, parameter).is_some() => {}
            // As many bits as the next five say, so that small numbers are among them.
            Scalar::I32 | Scalar::U32 => bits.push(stream.next() >> (stream.next() & 31)),
        }
    }
    let mut seen = std::collections::BTreeSet::new();
    bits.retain(|&bits| scalar.number(bits).is_finite() && seen.insert(bits));
    bits
}

/// Full precision, and a magnitude that most functions can do something with.
fn random_float(name: &str, scalar: Scalar, stream: &mut Stream) -> u32 {
    let fraction = f64::from(stream.next()) / 2f64.powi(32);
    let sign = if stream.next() & 1 == 0 { 1.0 } else { -1.0 };
    let exponent = match name {
        "acos" | "asin" | "atanh" | "saturate" => -(stream.next() as i32 & 7) - 1,
        "acosh" => stream.next() as i32 & 7,
        "sin" | "cos" | "tan" => (stream.next() as i32 & 3) - 3,
        _ => (stream.next() as i32 & 15) - 7,
    };
    let sign = if matches!(name, "acosh" | "log" | "log2" | "sqrt" | "inverseSqrt" | "pow") { 1.0 } else { sign };
    scalar.bits(sign * (1.0 + fraction) * 2f64.powi(exponent))
}

fn floats(name: &str, parameter: usize, scalar: Scalar) -> Vec<u32> {
    let mut numbers = special_floats(name, parameter);
    numbers.extend([0.0, 1.0, -1.0, 0.5, -2.5, 3.0, 0.1]);
    let (max, least_normal, least, digits) = match scalar {
        Scalar::F16 => (65504.0, 2f64.powi(-14), 2f64.powi(-24), 11),
        _ => (f64::from(f32::MAX), 2f64.powi(-126), 2f64.powi(-149), 24),
    };
    let next_to_one = 2f64.powi(1 - digits);
    numbers.extend([max, -least_normal, least * 10.0, 1.0 + next_to_one, -max, least_normal, -least]);
    numbers.extend([-0.5, 2.0, -2.0, 1.5, -1.5, 2.5, 3.5, -0.1, 0.75, -0.25, 10.0, -10.0, 100.7, 1e-3, -1e-3, 1234.5]);
    numbers.extend([1.0 - next_to_one / 2.0, -1.0 + next_to_one / 2.0, least_normal - least, -(least_normal - least)]);
    numbers.extend([least, max / 2.0, 2f64.powi(digits), 2f64.powi(digits) - 1.0, 2f64.powi(digits - 1) - 0.5]);
    numbers.extend([std::f64::consts::PI, -std::f64::consts::FRAC_PI_2, std::f64::consts::E, 4096.0, 65504.0, -4097.0]);
    if scalar == Scalar::F32 {
        numbers.extend([
            65519.0,
            65536.0,
            2147483520.0,
            2147483648.0,
            -2147483648.0,
            4294967040.0,
            1e10,
            -1e10,
            1e20,
            6e-8,
        ]);
    }
    let mut bits: Vec<u32> = numbers.into_iter().map(|x| scalar.bits(x)).collect();
    bits.push(scalar.bits(-0.0));
    bits
}

/// Values of a domain, where the usual ones are mostly outside of it.
fn special_floats(name: &str, parameter: usize) -> Vec<f64> {
    match (name, parameter) {
        ("acos" | "asin" | "atanh", _) => vec![0.25, -0.75, 0.9, -0.99, 0.01, -1e-3, 0.6, 0.33],
        ("acosh", _) => vec![1.1, 1.5, 2.0, 5.0, 20.0, 250.0],
        ("sin" | "cos" | "tan", _) => vec![0.3, 0.7, 1.2, -1.5, 2.2, -2.9, 3.1, 1e-2, -0.4],
        ("exp" | "exp2" | "sinh" | "cosh" | "tanh", _) => {
            vec![0.2, -0.7, 4.0, -5.5, 8.0, 10.5, -9.0, 20.0, -30.0, 60.0, -80.0, 88.0, -86.0, 15.9, -13.0]
        }
        ("pow", 0) => vec![2.0, 0.5, 10.0, 1.1, 1e-2, 3.0, 100.0, 0.9],
        ("pow", _) => vec![2.0, 0.5, -1.0, 3.0, 0.0, -2.5, 1.0, 4.5],
        ("mix", 2) => vec![0.5, 0.25, 0.0, 1.0, 2.0, -1.0],
        ("smoothstep", _) => vec![0.0, 1.0, 0.25, 2.0, -1.0, 0.6],
        ("atan2", _) => vec![1.0, -1.0, 0.5, -3.0, 1e-2, 200.0, -0.7],
        ("clamp", _) => vec![0.0, 1.0, -1.0, 2.5, 1e-7],
        ("length" | "distance" | "dot" | "cross" | "normalize" | "faceForward" | "reflect" | "determinant", _) => {
            vec![1.0, 2.0, -3.0, 0.5, 0.1, 7.5, -0.7, 10.0, 0.0, -20.3, 1.1, 4.0]
        }
        ("refract", 2) => vec![0.5, 1.0, 1.5, 0.75],
        ("refract", _) => vec![0.6, 0.8, -0.6, 0.0, 1.0, -0.8],
        ("pack4x8snorm" | "pack2x16snorm" | "pack4x8unorm" | "pack2x16unorm", _) => {
            vec![0.0, 1.0, -1.0, 0.5, -0.5, 0.1, -0.3, 2.0, -2.0, 0.25, 0.7, -0.9, 1.0 / 255.0, 0.002, 0.9999]
        }
        _ => Vec::new(),
    }
}

fn integers(name: &str, parameter: usize, scalar: Scalar) -> Vec<u32> {
    if let Some(special) = special_integers(name, parameter) {
        return special.iter().map(|x| x.cast_unsigned()).collect();
    }
    let mut bits: Vec<u32> = vec![0, 1, u32::MAX, 2, 7, 0x8000_0000, 0x7fff_ffff, 100, 0xffff_fff9, 0x1234_5678, 3, 31];
    bits.extend([0xffff_fffe, 0x8000_0001, 0x7fff_fffe, 32, 33, 10, 255, 256, 65535, 65536, 0x5555_5555, 0xaaaa_aaaa]);
    bits.extend([
        0x00ff_00ff,
        0x8080_8080,
        0x7f7f_7f7f,
        0xffff_ff80,
        0x4000_0000,
        0x0100_0000,
        0x0100_0001,
        16_777_219,
    ]);
    bits.extend([2048, 2049, 4097, 65504, 65519, 65520]);
    if name == "bitcast" || name.starts_with("unpack2x16float") {
        // Floats, and pairs of halves.
        bits.extend([
            0x3f80_0000,
            0xbf80_0000,
            0x4049_0fdb,
            0x0080_0000,
            0x007f_ffff,
            0x3c00_bc00,
            0x0001_03ff,
            0x7bff_fbff,
        ]);
    }
    if scalar == Scalar::I32 && name.starts_with("pack4x") {
        bits.splice(0..0, [0, 127, 128, 0xffff_ff80, 0xffff_ff7f, 255, 256, 0xffff_ff00]);
    }
    bits
}

/// Distances, offsets and exponents.
fn special_integers(name: &str, parameter: usize) -> Option<&'static [i32]> {
    Some(match (name, parameter) {
        ("<<" | ">>", 1) => &[0, 1, 31, 32, 33, 7, 16, 2, 30, 100, -1],
        ("extractBits", 1 | 2) | ("insertBits", 2 | 3) => &[0, 4, 32, 31, 8, 1, 33, 16, -1, 5],
        ("ldexp", 1) => &[0, 1, -1, 4, -10, 15, 16, -14, -24, 127, 128, -126, -127, -149, -160, 17],
        _ => return None,
    })
}
