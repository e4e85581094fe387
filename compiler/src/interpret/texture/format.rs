//! Texel formats: from the bytes of a texel to what a shader sees of its channels, and back.
//!
//! Channels are words: the bits of an f32, an i32 or a u32, as the format is read.

use crate::constant::half::{f16_from_f64, f16_to_f64};

/// What the bits of a channel mean.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Encoding {
    Unorm,
    Snorm,
    Uint,
    Sint,
    Float,
}

/// How the channels of a texel lie in memory.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
enum Packing {
    /// So many channels of so many bits each, one after another.
    Plain { channels: u8, bits: u8 },
    /// Four channels of which the first and the third are exchanged.
    Bgra,
    /// Ten bits each, and two.
    Rgb10A2,
    /// Floats of eleven, eleven and ten bits, without signs.
    Rg11B10,
    /// Nine bits each with a common exponent.
    Rgb9E5,
}

/// A texel format.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Format {
    packing: Packing,
    encoding: Encoding,
    is_srgb: bool,
    is_depth: bool,
}

/// The words of four channels.
pub type Texel = [u32; 4];

impl Format {
    /// The format of WebGPU's name: of colours, or `depth16unorm` and `depth32float`.
    pub fn from_name(name: &str) -> Option<Self> {
        let of = |packing, encoding| Some(Self { packing, encoding, is_srgb: false, is_depth: false });
        let depth = |bits, encoding| {
            let packing = Packing::Plain { channels: 1, bits };
            Some(Self { packing, encoding, is_srgb: false, is_depth: true })
        };
        match name {
            "depth16unorm" => return depth(16, Encoding::Unorm),
            "depth32float" => return depth(32, Encoding::Float),
            "rgb10a2unorm" => return of(Packing::Rgb10A2, Encoding::Unorm),
            "rgb10a2uint" => return of(Packing::Rgb10A2, Encoding::Uint),
            "rg11b10ufloat" => return of(Packing::Rg11B10, Encoding::Float),
            "rgb9e5ufloat" => return of(Packing::Rgb9E5, Encoding::Float),
            _ => {}
        }
        let digit = name.find(|c: char| c.is_ascii_digit())?;
        let end = name[digit..].find(|c: char| !c.is_ascii_digit())? + digit;
        let bits: u8 = name[digit..end].parse().ok().filter(|bits| matches!(bits, 8 | 16 | 32))?;
        let (encoding, is_srgb) = match &name[end..] {
            "unorm" if bits < 32 => (Encoding::Unorm, false),
            "unorm-srgb" if bits == 8 => (Encoding::Unorm, true),
            "snorm" if bits < 32 => (Encoding::Snorm, false),
            "uint" => (Encoding::Uint, false),
            "sint" => (Encoding::Sint, false),
            "float" if bits > 8 => (Encoding::Float, false),
            _ => return None,
        };
        let packing = match &name[..digit] {
            "r" => Packing::Plain { channels: 1, bits },
            "rg" => Packing::Plain { channels: 2, bits },
            "rgba" => Packing::Plain { channels: 4, bits },
            "bgra" => Packing::Bgra,
            _ => return None,
        };
        Some(Self { packing, encoding, is_srgb, is_depth: false })
    }

    /// The layout of a vertex attribute by WebGPU's name, `unorm8x4`, and the count of its components.
    pub fn of_attribute(name: &str) -> Option<(Self, u8)> {
        match name {
            "unorm10-10-10-2" => return Some((Self::from_name("rgb10a2unorm")?, 4)),
            "unorm8x4-bgra" => return Some((Self::from_name("bgra8unorm")?, 4)),
            _ => {}
        }
        let digit = name.find(|c: char| c.is_ascii_digit())?;
        let (bits, channels) = name[digit..].split_once('x').unwrap_or((&name[digit..], "1"));
        let bits: u8 = bits.parse().ok().filter(|bits| matches!(bits, 8 | 16 | 32))?;
        let channels: u8 = channels.parse().ok().filter(|channels| (1..=4).contains(channels))?;
        let encoding = match &name[..digit] {
            "unorm" if bits < 32 => Encoding::Unorm,
            "snorm" if bits < 32 => Encoding::Snorm,
            "uint" => Encoding::Uint,
            "sint" => Encoding::Sint,
            "float" if bits > 8 => Encoding::Float,
            _ => return None,
        };
        let packing = Packing::Plain { channels, bits };
        Some((Self { packing, encoding, is_srgb: false, is_depth: false }, channels))
    }

    /// Bytes of a texel.
    pub const fn size(self) -> u32 {
        match self.packing {
            Packing::Plain { channels, bits } => channels as u32 * bits as u32 / 8,
            _ => 4,
        }
    }

    /// Whether it is one of depth textures.
    pub const fn is_depth(self) -> bool {
        self.is_depth
    }

    /// Whether a shader sees floats.
    pub const fn is_float(self) -> bool {
        !matches!(self.encoding, Encoding::Uint | Encoding::Sint)
    }

    /// The channels of a texel; those that the format lacks are 0, and 1 for alpha.
    pub fn decode(self, bytes: &[u8]) -> Texel {
        let one = if self.is_float() { 1f32.to_bits() } else { 1 };
        let mut texel = [0, 0, 0, one];
        match self.packing {
            Packing::Plain { channels, bits } => {
                let size = usize::from(bits / 8);
                for (index, part) in bytes.chunks_exact(size).enumerate().take(channels.into()) {
                    let raw = part.iter().rev().fold(0, |bits, &byte| bits << 8 | u32::from(byte));
                    texel[index] = self.channel(raw, bits, index);
                }
            }
            Packing::Bgra => {
                for (index, &byte) in bytes.iter().enumerate().take(4) {
                    let to = [2, 1, 0, 3][index];
                    texel[to] = self.channel(byte.into(), 8, to);
                }
            }
            _ => {
                let word = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
                self.unpack(word, &mut texel);
            }
        }
        texel
    }

    fn unpack(self, word: u32, texel: &mut Texel) {
        match self.packing {
            Packing::Rgb10A2 => {
                for (index, value) in texel.iter_mut().enumerate() {
                    let bits = if index == 3 { 2 } else { 10 };
                    *value = self.channel(word >> (10 * index) & ((1 << bits) - 1), bits, index);
                }
            }
            Packing::Rg11B10 => {
                // Without a sign, and with fewer digits, each is a binary16.
                let half = |bits: u32| (f16_to_f64(bits as u16) as f32).to_bits();
                texel[0] = half((word & 0x7ff) << 4);
                texel[1] = half((word >> 11 & 0x7ff) << 4);
                texel[2] = half((word >> 22) << 5);
            }
            _ => {
                let scale = libm::exp2((word >> 27) as f64 - 24.0);
                for (index, value) in texel.iter_mut().enumerate().take(3) {
                    *value = ((f64::from(word >> (9 * index) & 0x1ff) * scale) as f32).to_bits();
                }
            }
        }
    }

    fn channel(self, raw: u32, bits: u8, index: usize) -> u32 {
        let greatest = (1u64 << bits) - 1;
        match self.encoding {
            Encoding::Uint => raw,
            Encoding::Sint => sign_extended(raw, bits).cast_unsigned(),
            Encoding::Unorm => {
                let value = f64::from(raw) / greatest as f64;
                let value = if self.is_srgb && index < 3 { to_linear(value) } else { value };
                (value as f32).to_bits()
            }
            Encoding::Snorm => {
                let value = f64::from(sign_extended(raw, bits)) / (greatest >> 1) as f64;
                (value.max(-1.0) as f32).to_bits()
            }
            Encoding::Float if bits == 16 => (f16_to_f64(raw as u16) as f32).to_bits(),
            Encoding::Float => raw,
        }
    }

    /// Writes the channels that the format has.
    pub fn encode(self, texel: Texel, out: &mut [u8]) {
        match self.packing {
            Packing::Plain { channels, bits } => {
                let size = usize::from(bits / 8);
                for (index, part) in out.chunks_exact_mut(size).enumerate().take(channels.into()) {
                    part.copy_from_slice(&self.raw(texel[index], bits, index).to_le_bytes()[..size]);
                }
            }
            Packing::Bgra => {
                for (index, byte) in out.iter_mut().enumerate().take(4) {
                    let from = [2, 1, 0, 3][index];
                    *byte = self.raw(texel[from], 8, from) as u8;
                }
            }
            _ => out[..4].copy_from_slice(&self.pack(texel).to_le_bytes()),
        }
    }

    fn pack(self, texel: Texel) -> u32 {
        match self.packing {
            Packing::Rgb10A2 => {
                let raw = |index: usize| self.raw(texel[index], if index == 3 { 2 } else { 10 }, index);
                raw(0) | raw(1) << 10 | raw(2) << 20 | raw(3) << 30
            }
            Packing::Rg11B10 => {
                let part = |index: usize, digits: u32| {
                    let value = f64::from(f32::from_bits(texel[index])).max(0.0);
                    u32::from(f16_from_f64(value)) >> (10 - digits)
                };
                part(0, 6) | part(1, 6) << 11 | part(2, 5) << 22
            }
            _ => 0,
        }
    }

    fn raw(self, word: u32, bits: u8, index: usize) -> u32 {
        let greatest = (1u64 << bits) - 1;
        let value = f64::from(f32::from_bits(word));
        match self.encoding {
            Encoding::Uint => u64::from(word).min(greatest) as u32,
            Encoding::Sint => {
                let most = (greatest >> 1) as i64;
                let held = i64::from(word.cast_signed()).clamp(-most - 1, most);
                (held as u64 & greatest) as u32
            }
            Encoding::Unorm => {
                let value = if self.is_srgb && index < 3 { from_linear(value) } else { value };
                let held = if value.is_nan() { 0.0 } else { value.clamp(0.0, 1.0) };
                libm::rint(held * greatest as f64) as u32
            }
            Encoding::Snorm => {
                let held = if value.is_nan() { 0.0 } else { value.clamp(-1.0, 1.0) };
                (libm::rint(held * (greatest >> 1) as f64) as i64 as u64 & greatest) as u32
            }
            Encoding::Float if bits == 16 => f16_from_f64(value).into(),
            Encoding::Float => word,
        }
    }
}

fn sign_extended(raw: u32, bits: u8) -> i32 {
    let shift = 32 - u32::from(bits);
    (raw << shift).cast_signed() >> shift
}

fn to_linear(value: f64) -> f64 {
    if value <= 0.04045 { value / 12.92 } else { libm::pow((value + 0.055) / 1.055, 2.4) }
}

fn from_linear(value: f64) -> f64 {
    if value <= 0.003_130_8 { value * 12.92 } else { 1.055 * libm::pow(value, 1.0 / 2.4) - 0.055 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn floats(texel: Texel) -> [f32; 4] {
        texel.map(f32::from_bits)
    }

    #[test]
    fn texels_are_decoded() {
        let decoded = |name: &str, bytes: &[u8]| Format::from_name(name).expect(name).decode(bytes);
        assert_eq!(floats(decoded("rg8unorm", &[255, 51])), [1.0, 0.2, 0.0, 1.0]);
        assert_eq!(floats(decoded("bgra8unorm", &[255, 0, 0, 0])), [0.0, 0.0, 1.0, 0.0]);
        assert_eq!(floats(decoded("r8snorm", &[0x80])), [-1.0, 0.0, 0.0, 1.0]);
        assert_eq!(decoded("r16sint", &[0xff, 0xff]), [u32::MAX, 0, 0, 1]);
        assert_eq!(floats(decoded("rg11b10ufloat", &0x8000_03c0u32.to_le_bytes()))[0], 1.0);
        assert_eq!(floats(decoded("rgb9e5ufloat", &(16 << 27 | 256u32).to_le_bytes()))[0], 1.0);
        assert_eq!(decoded("rgb10a2uint", &0xc000_0403u32.to_le_bytes()), [3, 1, 0, 3]);
    }

    #[test]
    fn what_is_encoded_is_decoded_again() {
        let names =
            ["rgba8unorm", "rgba8snorm", "rgba16float", "rgba32float", "bgra8unorm", "rgb10a2unorm", "rgba16unorm"];
        for name in names {
            let format = Format::from_name(name).expect(name);
            let mut bytes = [0; 16];
            format.encode([1.0f32, 0.0, 1.0, 0.0].map(f32::to_bits), &mut bytes);
            assert_eq!(floats(format.decode(&bytes)), [1.0, 0.0, 1.0, 0.0], "{name}");
        }
        let format = Format::from_name("rgba8sint").expect("it is one");
        let mut bytes = [0; 4];
        format.encode([200, (-200i32).cast_unsigned(), 5, u32::MAX], &mut bytes);
        assert_eq!(bytes.map(u8::cast_signed), [127, -128, 5, -1]);
    }
}
