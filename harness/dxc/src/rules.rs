//! Rules over the text, for what DXC takes without a word: it gives registers to resources that have none, and lets a vertex shader go without
//! a position.

use colorfast_wire::HlslEntryPoint;

/// What is wrong with a text, if one of the rules is broken.
pub fn complaint(text: &str, entry_points: &[HlslEntryPoint]) -> Option<String> {
    registers(text).or_else(|| entry_points.iter().find_map(|entry_point| position(text, entry_point)))
}

/// Types of resources, as a declaration starts with them.
const RESOURCES: &[&str] = &[
    "cbuffer ",
    "ConstantBuffer<",
    "Texture",
    "RWTexture",
    "Buffer<",
    "RWBuffer<",
    "StructuredBuffer<",
    "RWStructuredBuffer<",
    "ByteAddressBuffer ",
    "RWByteAddressBuffer ",
    "SamplerState ",
    "SamplerComparisonState ",
];

/// Every resource has a register.
fn registers(text: &str) -> Option<String> {
    text.lines().enumerate().find_map(|(index, line)| {
        // What is indented, or a function of such a type, is no declaration of module scope.
        let is_resource = RESOURCES.iter().any(|start| line.starts_with(start))
            && (line.ends_with(';') || line.starts_with("cbuffer ") && line.ends_with('{'));
        let is_missing = is_resource && !line.contains("register(");
        is_missing.then(|| format!("line {}: the resource has no register", index + 1))
    })
}

/// A vertex shader gives a position.
fn position(text: &str, entry_point: &HlslEntryPoint) -> Option<String> {
    if entry_point.stage != "vertex" {
        return None;
    }
    let call = format!(" {}(", entry_point.name);
    let signature = text.lines().find(|line| !line.starts_with(' ') && line.contains(&call) && line.ends_with('{'))?;
    let result = signature.split(' ').next().unwrap_or_default();
    let structure = format!("struct {result} {{");
    let members =
        text.split_once(&structure).and_then(|(_, rest)| rest.split_once('}')).map_or("", |(members, _)| members);
    let is_given = format!("{members}{signature}").to_ascii_lowercase().contains("sv_position");
    (!is_given).then(|| format!("{}: a vertex shader without SV_Position", entry_point.name))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(text: &str) -> Option<String> {
        let entry_point = HlslEntryPoint { name: "main".to_owned(), stage: "vertex".to_owned() };
        complaint(text, &[entry_point])
    }

    #[test]
    fn what_dxc_lets_pass_is_found() {
        let vertex = "float4 main() : SV_Position {\n}\n";
        for text in ["cbuffer c : register(b0) {", "Texture2D<float4> t : register(t1, space2);", "  Texture2D t;"] {
            assert_eq!(of(&format!("{text}\n{vertex}")), None);
        }
        for (text, found) in [("cbuffer c {\n", "no register"), ("SamplerState s;\n", "no register")] {
            assert!(of(&format!("{text}{vertex}")).is_some_and(|why| why.contains(found)), "{text}");
        }
        assert!(
            of("struct o {\n  float4 p : TEXCOORD0;\n};\no main() {\n").is_some_and(|why| why.contains("SV_Position"))
        );
        assert_eq!(of("struct o {\n  float4 p : SV_Position;\n};\no main() {\n"), None);
    }
}
