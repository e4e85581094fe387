//! What a shader is run on: from its own `//#` lines, and from arguments, which come after them.

use colorfast_exec::ExecPlan;
use colorfast_exec::values::parse_values;
use colorfast_wire::{Access, Buffer, Bytes, Command, Resource, ResourceKind, Texture, Work};

use super::{RunArguments, image};

/// The most bytes that values on the command line may stand for.
const MAX_BYTES: usize = 1 << 28;

/// The work, and values of overrides.
pub fn of(arguments: &RunArguments, source: &str) -> Result<(Work, Vec<(String, f64)>), String> {
    let mut plan = ExecPlan::default();
    for (number, line) in head(source) {
        let name = line.split([' ', ':']).next().unwrap_or_default();
        if ExecPlan::is_directive(name) {
            let value = line[name.len()..].strip_prefix(':').unwrap_or(&line[name.len()..]).trim();
            plan.read(name, value).map_err(|why| format!("line {number} of the shader: {why}"))?;
        }
    }
    if let Some(groups) = arguments.dispatch {
        plan.command = Command::Dispatch(groups);
    }
    // A draw that is asked for stands for those of the shader.
    if let (Some(_), Command::Draw(draw)) = (&arguments.draw, &mut plan.command) {
        draw.calls.clear();
    }
    let lines = arguments.draw.iter().map(|text| ("draw", text.clone()));
    let lines = lines.chain(arguments.target.iter().map(|text| ("target", text.clone())));
    let lines = lines.chain(arguments.attributes.iter().map(|text| ("attribute", text.replacen('=', ": ", 1))));
    let lines = lines.chain(arguments.samplers.iter().map(|text| ("sampler", text.replacen('=', ": ", 1))));
    for (name, value) in lines {
        plan.read(name, &value).map_err(|why| format!("--{name}: {why}"))?;
    }
    let mut work = plan.work();
    for text in &arguments.buffers {
        put(&mut work, buffer(text)?);
    }
    for text in &arguments.textures {
        put(&mut work, texture(text)?);
    }
    work.resources.sort_by_key(|resource| (resource.group, resource.binding));
    Ok((work, plan.overrides.into_iter().collect()))
}

/// The directives at the head of a shader, with the numbers of their lines.
fn head(source: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = source.lines().map(str::trim).enumerate();
    let comments = lines.take_while(|(_, line)| line.is_empty() || line.starts_with("//"));
    comments.filter_map(|(index, line)| Some((index + 1, line.strip_prefix("//#")?.trim())))
}

/// Binds a resource, in place of what is bound there.
fn put(work: &mut Work, resource: Resource) {
    work.resources.retain(|other| (other.group, other.binding) != (resource.group, resource.binding));
    work.resources.push(resource);
}

/// `G:B=REST`
fn bound<'t>(text: &'t str, shape: &str) -> Result<(u32, u32, &'t str), String> {
    let wrong = || format!("'{text}' is not {shape}");
    let (binding, rest) = text.split_once('=').ok_or_else(wrong)?;
    let (group, binding) = binding.split_once(':').ok_or_else(wrong)?;
    let number = |text: &str| text.trim().parse().map_err(|_| wrong());
    Ok((number(group)?, number(binding)?, rest.trim()))
}

/// `G:B=TYPE:VALUES` or `G:B=@FILE`; a type before `@` says nothing that the shader does not.
fn buffer(text: &str) -> Result<Resource, String> {
    let shape = "G:B=TYPE:VALUES or G:B=@FILE";
    let (group, binding, rest) = bound(text, shape)?;
    let bytes = match rest.split_once('@') {
        Some((_, path)) => std::fs::read(path).map_err(|error| format!("{path}: {error}"))?,
        None => {
            let (ty, values) = rest.split_once(':').ok_or_else(|| format!("'{text}' is not {shape}"))?;
            let elements = parse_values(&format!("{ty} {}", values.replace(',', " ")), MAX_BYTES)?;
            elements.iter().flat_map(|element| element.bytes()).collect()
        }
    };
    let kind = ResourceKind::Buffer(Buffer { access: Access::ReadWrite, contents: Bytes(bytes) });
    Ok(Resource { group, binding, kind })
}

/// `G:B=SHAPE`, `G:B=SHAPE: TYPE VALUES`, `G:B=SHAPE@FILE` or `G:B=@IMAGE.ppm`.
fn texture(text: &str) -> Result<Resource, String> {
    let (group, binding, rest) = bound(text, "G:B=DIMENSION FORMAT WxH, with ': TYPE VALUES' or '@FILE'")?;
    let read = |path: &str| std::fs::read(path).map_err(|error| format!("{path}: {error}"));
    let (shape, contents) = match (rest.split_once('@'), rest.split_once(':')) {
        (Some(("", path)), _) => {
            let kind = ResourceKind::Texture(image::texture(&read(path)?).map_err(|why| format!("{path}: {why}"))?);
            return Ok(Resource { group, binding, kind });
        }
        (Some((shape, path)), _) => (shape, Some(read(path)?)),
        (None, Some((shape, values))) => {
            let elements = parse_values(values.trim(), MAX_BYTES)?;
            (shape, Some(elements.iter().flat_map(|element| element.bytes()).collect()))
        }
        (None, None) => (rest, None),
    };
    let texture = colorfast_exec::texture::shape(shape)?;
    let size = usize::try_from(colorfast_exec::texture::size(&texture)).ok().filter(|&size| size <= MAX_BYTES);
    let size = size.ok_or("the texture is too large")?;
    let contents = contents.unwrap_or_else(|| vec![0; size]);
    if contents.len() != size {
        return Err(format!("the texture of {group}:{binding} has {size} bytes, and {} are given", contents.len()));
    }
    let kind = ResourceKind::Texture(Texture { contents: Bytes(contents), ..texture });
    Ok(Resource { group, binding, kind })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn resources_are_read() {
        let Resource { group, binding, kind } = buffer("1:2=f32:1,-2.5*2,0x3f800000").expect("the argument is right");
        let ResourceKind::Buffer(read) = kind else { panic!("it is a buffer") };
        assert_eq!((group, binding, read.contents.0.len()), (1, 2, 16));
        for wrong in ["1=u32:1", "0:0=f64:1", "0:0=u32:-1", "0:0=:1", "0:0=u32:1*x", "0:0=u32:0*99999999999"] {
            assert!(buffer(wrong).is_err(), "{wrong}");
        }
        assert!(texture("0:0=2d r8uint 2x1: u8 1 2").is_ok() && texture("0:0=2d r8uint 2x1: u8 1").is_err());
    }
}
