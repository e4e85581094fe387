//! Textures and samplers in directives: their shapes, and how many bytes their texels take.

use colorfast_wire::{Address, Sampler, StorageAccess, Texture};

/// The dimensions that a directive may name.
const DIMENSIONS: &[&str] = &["1d", "2d", "2d_array", "cube", "cube_array", "3d"];

/// Reads `DIMENSION FORMAT WxHxD [mips N] [samples N] [read | write | read_write]`: a texture without contents.
pub fn shape(text: &str) -> Result<Texture, String> {
    let mut words = text.split_whitespace();
    let mut word = || words.next().ok_or_else(|| format!("expected `DIMENSION FORMAT WxHxD`, not `{text}`"));
    let (dimension, format, size) = (word()?, word()?, word()?);
    if !DIMENSIONS.contains(&dimension) {
        return Err(format!("`{dimension}` is none of the dimensions {}", DIMENSIONS.join(", ")));
    }
    texel_size(format).ok_or_else(|| format!("`{format}` is not a known format"))?;
    let mut texture = Texture {
        dimension: dimension.to_owned(),
        format: format.to_owned(),
        size: extent(size)?,
        mips: 1,
        samples: 1,
        storage: None,
        contents: Default::default(),
    };
    while let Some(word) = words.next() {
        let mut count = || {
            let count = words.next().and_then(|count| count.parse().ok()).filter(|&count| count > 0);
            count.ok_or_else(|| format!("expected a count after `{word}`"))
        };
        match word {
            "mips" => texture.mips = count()?,
            "samples" => texture.samples = count()?,
            "read" => texture.storage = Some(StorageAccess::Read),
            "write" => texture.storage = Some(StorageAccess::Write),
            "read_write" => texture.storage = Some(StorageAccess::ReadWrite),
            _ => return Err(format!("`{word}` is nothing that a texture has")),
        }
    }
    let longest = texture.size[0].max(texture.size[1]).max(if dimension == "3d" { texture.size[2] } else { 1 });
    if texture.mips > longest.ilog2() + 1 {
        return Err(format!("a texture of {size} has at most {} levels", longest.ilog2() + 1));
    }
    Ok(texture)
}

/// Reads `W`, `WxH` or `WxHxD`.
pub fn extent(text: &str) -> Result<[u32; 3], String> {
    let mut size = [1; 3];
    let words: Vec<&str> = text.split('x').collect();
    let wrong = || format!("expected `WxHxD`, not `{text}`");
    if words.len() > size.len() {
        return Err(wrong());
    }
    for (size, word) in size.iter_mut().zip(words) {
        *size = word.parse().ok().filter(|&size| (1..=8192).contains(&size)).ok_or_else(wrong)?;
    }
    Ok(size)
}

/// The bytes that the texels of a texture take.
pub fn size(texture: &Texture) -> u64 {
    let texel = u64::from(texel_size(&texture.format).unwrap_or(0)) * u64::from(texture.samples);
    let [width, height, depth] = texture.size.map(u64::from);
    let is_solid = texture.dimension == "3d";
    let level = |level: u32| {
        let at = |size: u64| (size >> level).max(1);
        at(width) * at(height) * if is_solid { at(depth) } else { depth }
    };
    (0..texture.mips).map(level).sum::<u64>() * texel
}

/// Bytes of a texel of a format.
pub fn texel_size(format: &str) -> Option<u32> {
    if let Some(size) = match format {
        "rgb10a2unorm" | "rgb10a2uint" | "rg11b10ufloat" | "rgb9e5ufloat" | "depth32float" => Some(4),
        "depth16unorm" => Some(2),
        _ => None,
    } {
        return Some(size);
    }
    let digit = format.find(|c: char| c.is_ascii_digit())?;
    let channels = match &format[..digit] {
        "r" => 1,
        "rg" => 2,
        "rgba" | "bgra" => 4,
        _ => return None,
    };
    let end = format[digit..].find(|c: char| !c.is_ascii_digit()).map_or(format.len(), |end| digit + end);
    let bits: u32 = format[digit..end].parse().ok()?;
    let known = match &format[end..] {
        "unorm" | "snorm" => bits == 8 || bits == 16,
        "unorm-srgb" => bits == 8 && channels == 4,
        "uint" | "sint" => matches!(bits, 8 | 16 | 32),
        "float" => bits == 16 || bits == 32,
        _ => false,
    };
    known.then_some(channels * bits / 8)
}

/// Reads a sampler: `nearest` or `linear` for all filters or `mag=`, `min=`, `mip=`; an address mode for all or `u=`, `v=`, `w=`;
/// `lod=LEAST..GREATEST`, `compare=FUNCTION`.
pub fn sampler(text: &str) -> Result<Sampler, String> {
    let mut sampler =
        Sampler { linear: [false; 3], address: [Address::ClampToEdge; 3], lod: [0.0, 32.0], compare: None };
    for word in text.split_whitespace() {
        let (name, value) = word.split_once('=').unwrap_or(("", word));
        let wrong = || format!("`{word}` is nothing that a sampler has");
        match (name, linear(value), address(value)) {
            ("", Some(linear), _) => sampler.linear = [linear; 3],
            ("", _, Some(address)) => sampler.address = [address; 3],
            ("mag", Some(linear), _) => sampler.linear[0] = linear,
            ("min", Some(linear), _) => sampler.linear[1] = linear,
            ("mip", Some(linear), _) => sampler.linear[2] = linear,
            ("u", _, Some(address)) => sampler.address[0] = address,
            ("v", _, Some(address)) => sampler.address[1] = address,
            ("w", _, Some(address)) => sampler.address[2] = address,
            ("compare", ..) if COMPARISONS.contains(&value) => sampler.compare = Some(value.to_owned()),
            ("lod", ..) => {
                let (least, greatest) = value.split_once("..").ok_or_else(wrong)?;
                sampler.lod = [least.parse().map_err(|_| wrong())?, greatest.parse().map_err(|_| wrong())?];
            }
            _ => return Err(wrong()),
        }
    }
    Ok(sampler)
}

const COMPARISONS: &[&str] =
    &["never", "less", "equal", "less-equal", "greater", "not-equal", "greater-equal", "always"];

fn linear(word: &str) -> Option<bool> {
    match word {
        "nearest" => Some(false),
        "linear" => Some(true),
        _ => None,
    }
}

fn address(word: &str) -> Option<Address> {
    match word {
        "clamp" => Some(Address::ClampToEdge),
        "repeat" => Some(Address::Repeat),
        "mirror" => Some(Address::MirrorRepeat),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_have_sizes() {
        for (text, bytes) in [
            ("2d rgba8unorm 4x4 mips 3", 4 * (16 + 4 + 1)),
            ("3d r32float 4x2x2 mips 2", 4 * (16 + 2)),
            ("2d_array rg16uint 3x1x5", 4 * 15),
            ("2d rgba32float 2x2 samples 4", 16 * 16),
            ("cube depth16unorm 2x2x6", 2 * 24),
        ] {
            assert_eq!(size(&shape(text).expect(text)), bytes, "{text}");
        }
        for wrong in
            ["2d", "4d r8unorm 1", "2d r8float 1x1", "2d r8unorm 0x1", "2d r8unorm 1x1 mips 2", "2d r8unorm 1x1 of"]
        {
            assert!(shape(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn samplers_are_read() {
        let read = sampler("linear mip=nearest repeat v=mirror lod=0..2 compare=less").expect("right");
        assert_eq!(read.linear, [true, true, false]);
        assert_eq!(read.address, [Address::Repeat, Address::MirrorRepeat, Address::Repeat]);
        assert_eq!((read.lod, read.compare.as_deref()), ([0.0, 2.0], Some("less")));
        assert!(sampler("cubic").is_err() && sampler("u=linear").is_err());
    }
}
