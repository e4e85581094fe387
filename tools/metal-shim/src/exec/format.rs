//! How a texel or a vertex attribute lies in memory, by WebGPU's name of it.

/// What channels hold: the numbers of `runtime/runtime.h`.
const KINDS: &[(&str, u8)] =
    &[("unorm", 0), ("snorm", 1), ("uint", 2), ("sint", 3), ("float", 4), ("unorm-srgb", 5), ("unorm-bgra", 0)];
/// Formats whose channels are not all alike: name, kind, packing.
const PACKED: &[(&str, u8, u8)] = &[
    ("rgb10a2unorm", 0, 2),
    ("rgb10a2uint", 2, 2),
    ("unorm10-10-10-2", 0, 2),
    ("rg11b10ufloat", 4, 3),
    ("rgb9e5ufloat", 4, 4),
];
/// The packing of channels of one size, and of those whose first and third are exchanged.
const PLAIN: u8 = 0;
const BGRA: u8 = 1;

/// A format as the runtime knows it.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Format {
    channels: u8,
    bits: u8,
    kind: u8,
    packing: u8,
}

impl Format {
    /// The format of a texture: `rgba8unorm`, `depth32float`.
    pub fn of_texel(name: &str) -> Option<Self> {
        if let Some(&(_, kind, packing)) = PACKED.iter().find(|(known, ..)| *known == name) {
            return Some(Self { channels: 4, bits: 32, kind, packing });
        }
        let at = name.find(|c: char| c.is_ascii_digit())?;
        let (channels, packing) = match &name[..at] {
            "r" | "depth" => (1, PLAIN),
            "rg" => (2, PLAIN),
            "rgba" => (4, PLAIN),
            "bgra" => (4, BGRA),
            _ => return None,
        };
        let (bits, kind) = number(&name[at..])?;
        Some(Self { channels, bits, kind: kind_of(kind)?, packing })
    }

    /// The format of an attribute: `float32x3`, `unorm8x4-bgra`.
    pub fn of_attribute(name: &str) -> Option<Self> {
        if name.starts_with("unorm10") {
            return Self::of_texel(name);
        }
        let at = name.find(|c: char| c.is_ascii_digit())?;
        let (bits, rest) = number(&name[at..])?;
        let (channels, rest) = match rest.strip_prefix('x') {
            Some(rest) => number(rest)?,
            None => (1, rest),
        };
        let packing = if rest == "-bgra" { BGRA } else { PLAIN };
        (packing == BGRA || rest.is_empty()).then_some(Self { channels, bits, kind: kind_of(&name[..at])?, packing })
    }

    /// The bytes that say so.
    pub fn word(self) -> u32 {
        u32::from_le_bytes([self.channels, self.bits, self.kind, self.packing])
    }

    /// Bytes of a texel.
    pub fn size(self) -> usize {
        if self.packing > BGRA { 4 } else { usize::from(self.channels) * usize::from(self.bits) / 8 }
    }
}

fn kind_of(name: &str) -> Option<u8> {
    KINDS.iter().find(|(known, _)| *known == name).map(|&(_, kind)| kind)
}

fn number(text: &str) -> Option<(u8, &str)> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    Some((text[..end].parse().ok()?, &text[end..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read() {
        let texel = |name| Format::of_texel(name).map(|it| (it.channels, it.bits, it.kind, it.packing, it.size()));
        assert_eq!(texel("rgba8unorm-srgb"), Some((4, 8, 5, PLAIN, 4)));
        assert_eq!(texel("rg32sint"), Some((2, 32, 3, PLAIN, 8)));
        assert_eq!(texel("bgra8unorm"), Some((4, 8, 0, BGRA, 4)));
        assert_eq!(texel("depth16unorm"), Some((1, 16, 0, PLAIN, 2)));
        assert_eq!(texel("rg11b10ufloat"), Some((4, 32, 4, 3, 4)));
        let attribute = |name| Format::of_attribute(name).map(|it| (it.channels, it.bits, it.kind, it.packing));
        assert_eq!(attribute("float32"), Some((1, 32, 4, PLAIN)));
        assert_eq!(attribute("snorm16x2"), Some((2, 16, 1, PLAIN)));
        assert_eq!(attribute("unorm8x4-bgra"), Some((4, 8, 0, BGRA)));
        assert_eq!(attribute("unorm10-10-10-2"), Some((4, 32, 0, 2)));
        assert_eq!((texel("x8unorm"), attribute("float32x3y")), (None, None));
    }
}
