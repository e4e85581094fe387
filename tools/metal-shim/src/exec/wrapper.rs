//! What stands between the runtime and entry points: functions of known names, which make arguments of what the runtime has, and take results apart.

use super::slot;
use crate::text::{Declaration, Function, Module, Stage, Struct};
use std::fmt::Write as _;

/// How a fragment's input is interpolated, in the runtime's words (`metal/stages.h`), by MSL's.
const MODES: &[(&str, &str)] = &[
    ("flat", "COLORFAST_SHIM_FLAT"),
    ("center_no_perspective", "COLORFAST_SHIM_LINEAR"),
    ("centroid_perspective", "COLORFAST_SHIM_CENTROID"),
    ("centroid_no_perspective", "COLORFAST_SHIM_CENTROID | COLORFAST_SHIM_LINEAR"),
    ("sample_perspective", "COLORFAST_SHIM_SAMPLE"),
    ("sample_no_perspective", "COLORFAST_SHIM_SAMPLE | COLORFAST_SHIM_LINEAR"),
];
/// As many as `metal/stages.h` has.
const LOCATIONS: usize = 32;

/// The text that follows the module.
pub fn wrappers(module: &Module, entry_points: &[String]) -> Result<String, String> {
    let mut text = "#include \"metal/stages.h\"\n".to_owned();
    for name in entry_points {
        let function = module.functions.iter().find(|function| function.name == *name);
        let function = function.ok_or_else(|| format!("the text has no {name}"))?;
        let wrapper = match function.stage {
            Some(Stage::Kernel) => kernel(module, function)?,
            Some(Stage::Vertex) => vertex(module, function)?,
            Some(Stage::Fragment) => fragment(module, function)?,
            None => return Err(format!("{name} is no entry point")),
        };
        text.push_str(&wrapper);
    }
    Ok(text)
}

fn kernel(module: &Module, function: &Function) -> Result<String, String> {
    let mut memory = "0".to_owned();
    for param in &function.params {
        if param.attribute("threadgroup").is_some() {
            let ty: Vec<&str> = param.ty.iter().map(String::as_str).filter(|word| *word != "*").collect();
            memory = format!("sizeof({})", ty.join(" "));
        }
    }
    let mut before = String::new();
    let arguments = arguments(module, function, &mut before, |_, name| {
        let vector = |of: &str| Some(format!("uint3(in->{of}[0], in->{of}[1], in->{of}[2])"));
        match name {
            "thread_position_in_grid" => vector("grid"),
            "thread_position_in_threadgroup" => vector("local"),
            "threadgroup_position_in_grid" => vector("group"),
            "threadgroups_per_grid" => vector("groups"),
            "threads_per_threadgroup" => vector("size"),
            "thread_index_in_threadgroup" => Some("in->index".to_owned()),
            "thread_index_in_simdgroup" => Some("in->lane".to_owned()),
            "threads_per_simdgroup" => Some("in->lanes".to_owned()),
            "simdgroup_index_in_threadgroup" => Some("in->simd".to_owned()),
            "simdgroups_per_threadgroup" => Some("in->simds".to_owned()),
            _ => None,
        }
    })?;
    Ok(format!(
        "extern \"C\" const __global ulong colorfast_shim_memory_size = {memory};\n\
        extern \"C\" void colorfast_shim_kernel(const colorfast_shim_bound* bound, const colorfast_shim_ids* in) {{\n\
        {before}  {}({arguments});\n}}\n",
        function.name
    ))
}

fn vertex(module: &Module, function: &Function) -> Result<String, String> {
    let mut before = String::new();
    take_inputs(module, function, &mut before, "attribute", "attributes", |argument| argument.parse().ok())?;
    let arguments = arguments(module, function, &mut before, |_, name| {
        let name = match name {
            "vertex_id" => "index",
            "instance_id" => "instance",
            "base_vertex" | "base_instance" => return Some("0u".to_owned()),
            _ => return None,
        };
        Some(format!("in->{name}"))
    })?;
    let mut after = String::new();
    for member in results(module, function)? {
        let name = &member.name;
        if let Some(user) = member.attribute("user") {
            let location = location(user.argument.as_deref())?;
            line(&mut after, &format!("metal::detail::give(out->values[{location}], result.{name});"));
        } else if member.attribute("position").is_some() {
            line(&mut after, &format!("for (int i = 0; i < 4; i++) out->position[i] = result.{name}.e[i];"));
        } else if member.attribute("clip_distance").is_some() {
            line(&mut after, &format!("out->clips = uint(sizeof(result.{name}) / sizeof(float));"));
            line(&mut after, &format!("for (uint i = 0u; i < out->clips; i++) out->clip[i] = result.{name}[i];"));
        }
    }
    let take = "const colorfast_shim_bound* bound, const colorfast_shim_corner_in* in, colorfast_shim_corner_out* out";
    Ok(format!(
        "extern \"C\" void colorfast_shim_corner({take}) {{\n{before}  auto result = {}({arguments});\n{after}}}\n",
        function.name
    ))
}

fn fragment(module: &Module, function: &Function) -> Result<String, String> {
    let mut before = String::new();
    let mut modes = ["0"; LOCATIONS];
    let mut does = vec!["0"];
    for member in take_inputs(module, function, &mut before, "user", "values", |user| location(Some(user)).ok())? {
        let mode = MODES.iter().find(|(name, _)| member.attribute(name).is_some()).map_or("0", |(_, mode)| mode);
        does.extend(mode.contains("SAMPLE").then_some("COLORFAST_SHIM_PER_SAMPLE"));
        let location = location(member.attribute("user").and_then(|user| user.argument.as_deref()))?;
        *modes.get_mut(location).ok_or("there is no such location")? = mode;
    }
    if function.params.iter().any(|param| param.attribute("sample_id").is_some()) {
        does.push("COLORFAST_SHIM_PER_SAMPLE");
    }
    let arguments = arguments(module, function, &mut before, |_, name| {
        let float = |of: &str, count: usize| {
            let parts: Vec<String> = (0..count).map(|index| format!("in->{of}[{index}]")).collect();
            format!("float{count}({})", parts.join(", "))
        };
        Some(match name {
            "position" => float("position", 4),
            "barycentric_coord" => float("barycentric", 3),
            "front_facing" => "in->front != 0u".to_owned(),
            "sample_id" => "in->sample".to_owned(),
            "sample_mask" => "in->mask".to_owned(),
            "primitive_id" => "in->primitive".to_owned(),
            "thread_index_in_simdgroup" => "in->lane".to_owned(),
            "threads_per_simdgroup" => "in->lanes".to_owned(),
            _ => return None,
        })
    })?;
    let mut after = String::new();
    for member in results(module, function)? {
        let name = &member.name;
        if let Some(colour) = member.attribute("color") {
            let number = colour.number().ok_or("a colour has a number")?;
            // The second colour of a target is only blended with.
            let is_second = member.attribute("index").is_some_and(|index| index.number() == Some(1));
            let of = if is_second { "factors" } else { "colours" };
            line(&mut after, &format!("metal::detail::give(out->{of}[{number}], result.{name});"));
        } else if member.attribute("depth").is_some() {
            does.push("COLORFAST_SHIM_GIVES_DEPTH");
            line(&mut after, &format!("out->depth = result.{name};"));
        } else if member.attribute("sample_mask").is_some() {
            does.push("COLORFAST_SHIM_GIVES_MASK");
            line(&mut after, &format!("out->mask = result.{name};"));
        }
    }
    let take = "const colorfast_shim_bound* bound, const colorfast_shim_pixel_in* in, colorfast_shim_pixel_out* out";
    let result = if function.returns == ["void"] { "" } else { "auto result = " };
    Ok(format!(
        "extern \"C\" const __global uint colorfast_shim_modes[{LOCATIONS}] = {{{}}};\n\
        extern \"C\" const __global uint colorfast_shim_pixel_does = {};\n\
        extern \"C\" void colorfast_shim_pixel({take}) {{\n{before}  {result}{}({arguments});\n{after}}}\n",
        modes.join(", "),
        does.join(" | "),
        function.name
    ))
}

fn line(text: &mut String, line: &str) {
    writeln!(text, "  {line}").expect("a String takes all");
}

/// `locn3` is 3.
fn location(argument: Option<&str>) -> Result<usize, String> {
    let digits = argument.unwrap_or_default().trim_start_matches(|c: char| !c.is_ascii_digit());
    digits.parse().ok().filter(|&location| location < LOCATIONS).ok_or("a location has no number".to_owned())
}

/// Fills the structure of inputs, if there is one, and gives its members.
fn take_inputs<'m>(
    module: &'m Module,
    function: &Function,
    before: &mut String,
    attribute: &str,
    words: &str,
    index: impl Fn(&str) -> Option<usize>,
) -> Result<&'m [Declaration], String> {
    let Some(param) = function.params.iter().find(|param| param.attribute("stage_in").is_some()) else {
        return Ok(&[]);
    };
    let structure = module.structure(&param.plain_type()).ok_or("a [[stage_in]] is a structure")?;
    line(before, &format!("{} inputs;", structure.name));
    for member in &structure.members {
        let argument = member.attribute(attribute).and_then(|attribute| attribute.argument.as_deref());
        let index = argument.and_then(&index).ok_or_else(|| format!("`{}` has no [[{attribute}]]", member.name))?;
        line(before, &format!("metal::detail::take(inputs.{}, in->{words}[{index}]);", member.name));
    }
    Ok(&structure.members)
}

/// The members of what an entry point returns.
fn results<'m>(module: &'m Module, function: &Function) -> Result<&'m [Declaration], String> {
    if function.returns == ["void"] {
        return Ok(&[]);
    }
    let structure = module.structure(&function.returns.concat());
    Ok(&structure.ok_or_else(|| format!("{} returns no structure", function.name))?.members)
}

/// The arguments of an entry point: resources, inputs with a location, and what `builtin` makes of the names of attributes.
fn arguments(
    module: &Module,
    function: &Function,
    before: &mut String,
    builtin: impl Fn(&Declaration, &str) -> Option<String>,
) -> Result<String, String> {
    let mut arguments = Vec::new();
    for param in &function.params {
        let [attribute] = &param.attributes[..] else {
            return Err(format!("`{}` has no single attribute", param.name));
        };
        let index = attribute.number().unwrap_or(0);
        arguments.push(match attribute.name.as_str() {
            "buffer" => match argument_buffer(module, param) {
                Some(structure) => members(structure, param, index, before)?,
                None => resource(param, "buffer", slot(index, None)?, before),
            },
            "texture" | "sampler" => resource(param, &attribute.name, slot(index, None)?, before),
            "threadgroup" => format!("({})bound->memory", param.ty.join(" ")),
            "stage_in" => "inputs".to_owned(),
            name => builtin(param, name).ok_or_else(|| format!("the runtime has no [[{name}]]"))?,
        });
    }
    Ok(arguments.join(", "))
}

/// The structure of resources that a parameter points to, if it does.
fn argument_buffer<'m>(module: &'m Module, param: &Declaration) -> Option<&'m Struct> {
    let structure = param.ty.iter().find_map(|word| module.structure(word))?;
    structure.members.iter().any(|member| member.attribute("id").is_some()).then_some(structure)
}

/// Fills an argument buffer; gives a pointer to it.
fn members(structure: &Struct, param: &Declaration, buffer: u32, before: &mut String) -> Result<String, String> {
    let name = format!("colorfast_{}", param.name);
    line(before, &format!("{} {name};", structure.name));
    for member in &structure.members {
        let id = member.attribute("id").and_then(|id| id.number());
        let id = id.ok_or_else(|| format!("`{}` has no [[id]]", member.name))?;
        let is_sampler = member.has("sampler");
        let kind = if member.has("*") {
            "buffer"
        } else if is_sampler {
            "sampler"
        } else {
            "texture"
        };
        let value = resource(member, kind, slot(id, Some(buffer))?, before);
        line(before, &format!("{name}.{} = {value};", member.name));
    }
    Ok(format!("({})(ulong)&{name}", param.ty.join(" ")))
}

/// What a parameter or member is given.
fn resource(declaration: &Declaration, kind: &str, slot: u32, before: &mut String) -> String {
    let ty = declaration.ty.join(" ");
    let (list, member) = match kind {
        "buffer" => return format!("({ty})bound->buffers[{slot}]"),
        "texture" => ("textures", "hidden_handle"),
        _ => ("samplers", "hidden_sampler"),
    };
    let name = format!("colorfast_{kind}_{slot}");
    line(before, &format!("{ty} {name};"));
    line(before, &format!("{name}.{member} = bound->{list}[{slot}];"));
    name
}
